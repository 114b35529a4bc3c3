/**
 * Makes callers that come while a job runs share its result, instead of each starting their own.
 *
 * @param job what to run; its rejection reaches every caller that shares it
 */
export function singleFlight<Result>(job: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= job().finally(() => {
      running = undefined;
    });
    return running;
  };
}
