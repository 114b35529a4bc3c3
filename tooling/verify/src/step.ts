/** What a step found. */
export interface StepResult {
  passed: number;
  failed: number;
  /** What a person needs to see when something failed. */
  output: string;
  /** A few words for the status line, such as a count. */
  note?: string;
}

/** One line of the run. */
export interface Step {
  name: string;
  /** Ends the step as failed when it takes longer. */
  timeoutMs: number;
  /** Light steps run side by side. Of the others those with a lane run beside those of other lanes, the rest alone. */
  light?: boolean;
  /** Steps of one lane run one after the other. */
  lane?: string;
  run(log: string, timeoutMs: number): Promise<StepResult>;
}

const MINUTE = 60_000;

export const minutes = (count: number): number => count * MINUTE;

/** The result of a check that is not made of tests: it counts as one. */
export function checkResult(ok: boolean, output: string, note?: string): StepResult {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output, ...(note === undefined ? {} : { note }) };
}
