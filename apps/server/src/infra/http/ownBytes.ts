/**
 * The same bytes in memory of their own, for those that are kept. Node cuts buffers below 32 kB out of slabs of 64 kB, and one that
 * stays keeps its whole slab: a cache of small answers would take many times what it may.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
