/** How much may come: steadily, and at once after a pause. */
export interface FlowLimit {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Measures a flow against a limit, as a bucket that fills up steadily and is drawn from. */
export class Flow {
  readonly #limit: FlowLimit;
  #left: number;
  #at: number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(limit: FlowLimit, now: number) {
    this.#limit = limit;
    this.#left = limit.atOnce;
    this.#at = now;
  }

  /** Takes an amount; false, and nothing taken, when it is more than is left. */
  take(amount: number, now: number): boolean {
    const { perSecond, atOnce } = this.#limit;
    this.#left = Math.min(atOnce, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (amount > this.#left) return false;
    this.#left -= amount;
    return true;
  }
}
