/** Bytes made on demand, those used last kept in memory. */
export interface RememberedBytes {
  /** The bytes of a key; makes them when they are not remembered. */
  of(key: string): Promise<Uint8Array>;
}

/**
 * Remembers what takes long to make, up to so many bytes together.
 *
 * @param mostBytes beyond it, what was used longest ago is forgotten
 * @param make makes the bytes of a key, always the same ones
 */
export function rememberedBytes(
  mostBytes: number,
  make: (key: string) => Promise<Uint8Array>,
): RememberedBytes {
  const known = new Map<string, Uint8Array>();
  let bytes = 0;

  function remember(key: string, made: Uint8Array): void {
    known.set(key, made);
    bytes += made.byteLength;
    for (const [oldest, each] of known) {
      if (bytes <= mostBytes) return;
      known.delete(oldest);
      bytes -= each.byteLength;
    }
  }

  return {
    async of(key) {
      const found = known.get(key);
      if (found !== undefined) {
        known.delete(key);
        known.set(key, found);
        return found;
      }
      const made = await make(key);
      if (!known.has(key)) remember(key, made);
      return made;
    },
  };
}
