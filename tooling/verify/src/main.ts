import { stopEverythingOnSignal } from '@boardwalk/tooling-bootstrap/child';
import { seconds } from '@boardwalk/tooling-bootstrap/progress';
import { USAGE, chooseSteps } from './arguments.ts';
import { runSteps } from './run-steps.ts';
import type { StepResult } from './step.ts';
import { allSteps } from './steps.ts';

/** The last line of every run. */
export function summaryLine(results: Iterable<StepResult>): string {
  let passed = 0;
  let failed = 0;
  for (const result of results) {
    passed += result.passed;
    failed += result.failed;
  }
  return `${passed} passed, ${failed} failed`;
}

/**
 * Runs the chosen steps and sums them up in the last line: tests by their number, every other check as one.
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<number> {
  const steps = allSteps();
  const names = steps.map((step) => step.name);
  if (args.includes('--help') || args.includes('--list')) {
    console.log(args.includes('--list') ? names.join('\n') : USAGE);
    return 0;
  }
  const choice = chooseSteps(args, names);
  if ('error' in choice) {
    console.error(choice.error);
    return 2;
  }
  const interruption = new AbortController();
  stopEverythingOnSignal(() => interruption.abort());
  const began = Date.now();
  const results = await runSteps(
    steps.filter((step) => choice.steps.includes(step.name)),
    process.stdout,
    interruption.signal,
  );
  if (interruption.signal.aborted) {
    console.log('\nInterrupted: there is no result.');
    return 130;
  }
  const broken = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name);
  console.log(
    `\nTook ${seconds(Date.now() - began)}.${broken.length > 0 ? ` Failed: ${broken.join(', ')}.` : ''}`,
  );
  console.log(summaryLine(results.values()));
  return broken.length > 0 ? 1 : 0;
}
