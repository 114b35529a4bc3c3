/** One grant of a professional edition, in the order they were given. */
export interface EditionGrant {
  readonly editionKey: string;
  /** The goods that were bought; null when it was not bought. */
  readonly goodsId: string | null;
  /** Days it adds; null for a lifetime. */
  readonly days: number | null;
  readonly grantedAt: Date;
  /** When it was taken back, as after a refund; null while it holds. */
  readonly revokedAt: Date | null;
}

/** The edition that grants add up to (spec §3). */
export interface GrantedEdition {
  readonly editionKey: string;
  readonly goodsId: string | null;
  /** When the edition began that has lasted without a gap since. */
  readonly startDate: Date;
  /** When it ends or ended; null when it is permanent. */
  readonly endDate: Date | null;
  readonly permanent: boolean;
  /** How many grants prolonged it since it began. */
  readonly extends: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time one grant covers, in milliseconds. */
interface Stretch {
  readonly grant: EditionGrant;
  start: number;
  end: number;
}

/** Something that happened to the chain at a time. */
interface ChainEvent {
  readonly at: number;
  readonly apply: () => void;
}

/**
 * Adds grants up to the edition they make. Each grant begins when the one before ends, or at once when none is running. One
 * that is taken back ends then; what was waiting behind it moves forward, so that nobody loses days they keep. A lifetime
 * holds beside the days and makes the edition permanent. Spec §3, decision 0015.
 *
 * @param grants grants in the order they were given
 * @returns the running edition or the last one; null when there never was one
 */
export function editionOf(grants: readonly EditionGrant[]): GrantedEdition | null {
  const chain = chainOf(grants.filter(({ days }) => days !== null));
  const last = chain.at(-1);
  let first = chain.length - 1;
  while (first > 0 && chain[first - 1]?.end === chain[first]?.start) first -= 1;
  const begin = chain[first];

  const lifetime = grants.findLast(({ days, revokedAt }) => days === null && revokedAt === null);
  if (lifetime !== undefined) {
    const isRunning = last !== undefined && last.end >= lifetime.grantedAt.getTime();
    return {
      editionKey: lifetime.editionKey,
      goodsId: lifetime.goodsId,
      startDate: isRunning && begin !== undefined ? new Date(begin.start) : lifetime.grantedAt,
      endDate: null,
      permanent: true,
      extends: isRunning ? chain.length - first : 0,
    };
  }
  if (last === undefined || begin === undefined) return null;
  return {
    editionKey: last.grant.editionKey,
    goodsId: last.grant.goodsId,
    startDate: new Date(begin.start),
    endDate: new Date(last.end),
    permanent: false,
    extends: chain.length - 1 - first,
  };
}

function chainOf(grants: readonly EditionGrant[]): Stretch[] {
  let chain: Stretch[] = [];
  const give = (grant: EditionGrant) => {
    const start = Math.max(chain.at(-1)?.end ?? 0, grant.grantedAt.getTime());
    chain.push({ grant, start, end: start + (grant.days ?? 0) * DAY_MS });
  };
  const takeBack = (grant: EditionGrant, at: number) => {
    const place = chain.findIndex((stretch) => stretch.grant === grant);
    const stretch = chain[place];
    if (stretch === undefined || stretch.end <= at) return;
    const end = Math.max(stretch.start, at);
    const freed = stretch.end - end;
    stretch.end = end;
    // Every later one waits for this one: a gap is only behind a stretch that has ended.
    for (const later of chain.slice(place + 1)) {
      later.start -= freed;
      later.end -= freed;
    }
    chain = chain.filter(({ start, end: until }) => start < until);
  };
  const events: ChainEvent[] = grants.flatMap((grant) => {
    const { revokedAt } = grant;
    const given = { at: grant.grantedAt.getTime(), apply: () => give(grant) };
    if (revokedAt === null) return [given];
    return [given, { at: revokedAt.getTime(), apply: () => takeBack(grant, revokedAt.getTime()) }];
  });
  for (const event of events.toSorted((one, other) => one.at - other.at)) event.apply();
  return chain;
}
