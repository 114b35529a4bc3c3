/** Most positions that are remembered; beyond it every other one is forgotten. */
const MOST = 600;

/** When the primary had written its log up to which position: by that a lag is known without comparing clocks. */
export interface Samples {
  add(position: bigint, at: number): void;
  /** Notes what the replica has. */
  reach(position: bigint): void;
  /** How long ago the primary had what the replica does not have yet, in seconds. */
  lagSeconds(now: number): number;
}

/** Nothing was seen yet. Times are of a clock that nobody sets, in milliseconds. */
export function samples(): Samples {
  let missing: { position: bigint; at: number }[] = [];
  let reached = -1n;
  return {
    add(position, at) {
      if (position <= reached || position === missing.at(-1)?.position) return;
      missing.push({ position, at });
      if (missing.length > MOST) missing = missing.filter((_sample, index) => index % 2 === 0);
    },
    reach(position) {
      reached = position;
      missing = missing.filter((sample) => sample.position > position);
    },
    lagSeconds: (now) => (now - (missing[0]?.at ?? now)) / 1000,
  };
}
