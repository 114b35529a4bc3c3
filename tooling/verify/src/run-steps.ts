import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { seconds } from '@boardwalk/tooling-bootstrap/progress';
import type { Step, StepResult } from './step.ts';
import { LOGS } from './workspace.ts';

/** How many light steps run side by side. Lanes all run: most of the time one of them waits for a browser or a database. */
const LIGHT_AT_ONCE = 2;

/** Prints one line per step, and on a terminal one more with what is going on. */
function createStatus(out: NodeJS.WriteStream) {
  const running = new Map<string, number>();
  const live = out.isTTY;
  const draw = () => {
    const parts = [...running].map(([name, began]) => `${name} ${seconds(Date.now() - began)}`);
    return parts.length > 0 ? `  … ${parts.join(', ')}` : '';
  };
  const clear = live ? '\r\u001B[K' : '';
  const timer = setInterval(() => out.write(live ? `${clear}${draw()}` : `${draw()}\n`), live ? 200 : 30_000);
  return {
    begin: (name: string) => running.set(name, Date.now()),
    end(name: string, { failed, note }: StepResult) {
      const took = seconds(Date.now() - (running.get(name) ?? Date.now()));
      running.delete(name);
      out.write(
        `${clear}${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${took.padStart(12)}${note ? `   ${note}` : ''}\n`,
      );
    },
    say: (text: string) => out.write(`${clear}${text}\n`),
    close() {
      clearInterval(timer);
      out.write(clear);
    },
  };
}

/** A step that throws is a failed step: one broken check must not hide what the others found. */
async function settle(step: Step): Promise<StepResult> {
  try {
    return await step.run(join(LOGS, `${step.name}.log`), step.timeoutMs);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output: `The check itself crashed: ${text}\n` };
  }
}

/** Neighbours that run side by side, in rows: the steps of a row run one after the other. */
function nextRows(waiting: Step[]): Step[][] {
  const [first] = waiting;
  const kindOf = (step: Step) => (step.light ? 'light' : step.lane === undefined ? 'alone' : 'lane');
  const end = waiting.findIndex((step) => first === undefined || kindOf(step) !== kindOf(first));
  const alike = first === undefined || kindOf(first) === 'alone' ? 1 : end === -1 ? waiting.length : end;
  const steps = waiting.splice(0, alike);
  if (first?.light) return steps.map((step) => [step]);
  return [...Map.groupBy(steps, (step) => step.lane).values()];
}

/**
 * Runs steps in order, light neighbours two at a time and lanes beside each other, and prints the full output of those that
 * fail.
 * @param interrupted once aborted, no step begins any more and nothing is printed about those that were ended
 * @returns each step's result, by name
 */
export async function runSteps(
  steps: readonly Step[],
  out: NodeJS.WriteStream = process.stdout,
  interrupted: AbortSignal = new AbortController().signal,
): Promise<Map<string, StepResult>> {
  const results = new Map<string, StepResult>();
  const status = createStatus(out);
  const runOne = async (step: Step): Promise<void> => {
    status.begin(step.name);
    const result = await settle(step);
    if (interrupted.aborted) return;
    results.set(step.name, result);
    status.end(step.name, result);
    if (result.failed > 0) {
      // Tools colour what they print even when nobody looks; a log stays plain.
      const shown = out.isTTY ? result.output : stripVTControlCharacters(result.output);
      status.say(`\n${shown.trimEnd()}\n  full output: ${join(LOGS, `${step.name}.log`)}\n`);
    }
  };
  const waiting = [...steps];
  while (waiting.length > 0 && !interrupted.aborted) {
    const isLight = waiting[0]?.light ?? false;
    const rows = nextRows(waiting);
    const worker = async (): Promise<void> => {
      for (let row = rows.shift(); row; row = rows.shift()) {
        for (const step of row) if (!interrupted.aborted) await runOne(step);
      }
    };
    await Promise.all(Array.from({ length: isLight ? LIGHT_AT_ONCE : rows.length }, worker));
  }
  status.close();
  return results;
}
