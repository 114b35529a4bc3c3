/**
 * Does something with this tab's session storage; undefined where the browser refuses it or what is there cannot be read.
 *
 * @param work gets the storage
 */
export function withTabStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}
