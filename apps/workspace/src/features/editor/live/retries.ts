const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/** Tries again later, each time after a longer while; up to a third of it is chance, so that many do not come at once. */
export class Retries {
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs `attempt` once, after the next while. A try already waiting gives way. */
  schedule(attempt: () => void): void {
    this.cancel();
    const delay = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#attempt);
    this.#attempt += 1;
    this.#timer = setTimeout(attempt, delay * (1 - Math.random() / 3));
  }

  /** Calls off the try that waits. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Things work again: the next while is the shortest. */
  reset(): void {
    this.cancel();
    this.#attempt = 0;
  }
}
