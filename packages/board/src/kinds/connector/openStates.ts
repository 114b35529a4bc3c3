/** Numbered states that wait to be looked at: the cheapest is the first to go, of equally cheap ones the first to come. */
export class OpenStates {
  private readonly states: number[] = [];
  private readonly costs: number[] = [];
  private readonly turns: number[] = [];
  private added = 0;

  get size(): number {
    return this.states.length;
  }

  /** Adds a state; one that waits already at another cost waits twice. */
  add(state: number, cost: number): void {
    let at = this.states.length;
    this.states.push(state);
    this.costs.push(cost);
    this.turns.push(this.added++);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(at, above)) return;
      this.swap(at, above);
      at = above;
    }
  }

  /** Takes the cheapest state out; -1 when none is left. */
  take(): number {
    const last = this.states.length - 1;
    if (last < 0) return -1;
    this.swap(0, last);
    this.costs.pop();
    this.turns.pop();
    const state = this.states.pop() ?? -1;
    let at = 0;
    for (let below = 1; below < last; below = 2 * at + 1) {
      if (below + 1 < last && this.isBefore(below + 1, below)) below += 1;
      if (!this.isBefore(below, at)) break;
      this.swap(below, at);
      at = below;
    }
    return state;
  }

  private isBefore(one: number, other: number): boolean {
    const a = this.costs[one] ?? 0;
    const b = this.costs[other] ?? 0;
    return a === b ? (this.turns[one] ?? 0) < (this.turns[other] ?? 0) : a < b;
  }

  private swap(one: number, other: number): void {
    swapIn(this.states, one, other);
    swapIn(this.costs, one, other);
    swapIn(this.turns, one, other);
  }
}

function swapIn(list: number[], one: number, other: number): void {
  const kept = list[one] ?? 0;
  list[one] = list[other] ?? 0;
  list[other] = kept;
}
