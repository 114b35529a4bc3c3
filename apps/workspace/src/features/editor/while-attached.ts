/**
 * Attaches what comes with code of its own, and goes without where that code does not come.
 *
 * @param attach gives what detaches it
 * @returns what detaches it, also before it has come
 */
export function whileAttached(attach: () => Promise<() => void>): () => void {
  const attached = attach().catch(() => undefined);
  return () => void attached.then((detach) => detach?.());
}
