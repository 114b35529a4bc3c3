/** A change that no test noticed. */
export interface Survivor {
  readonly place: string;
  readonly change: string;
}

/** What the mutants of some sources met. */
export interface Result {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly survivors: readonly Survivor[];
}

/** What the mutants of all sources of an area met. */
export interface AreaResult extends Result {
  readonly area: string;
}
