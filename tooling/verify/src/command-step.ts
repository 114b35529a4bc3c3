import { availableParallelism } from 'node:os';
import { runToEnd } from '@boardwalk/tooling-bootstrap/child';
import { toolchainEnv } from '@boardwalk/tooling-bootstrap/toolchain';
import { checkResult, minutes } from './step.ts';
import type { Step, StepResult } from './step.ts';
import { ROOT } from './workspace.ts';

/** Runs a command of the toolchain in the checkout; its environment says that nobody watches. */
export function runTool(command: string, args: readonly string[], log: string, timeoutMs: number) {
  return runToEnd(command, args, {
    cwd: ROOT,
    env: { ...toolchainEnv(), CI: 'true', NO_COLOR: '1' },
    log,
    timeoutMs,
  });
}

/** Turbo with the settings every step shares: go on after a failure, one line per cached task. */
export function turboArgs(task: string, ...more: readonly string[]): string[] {
  return [
    'run',
    task,
    '--continue=always',
    '--output-logs=new-only',
    '--log-order=grouped',
    `--concurrency=${availableParallelism()}`,
    ...more,
  ];
}

/** A check that is one command: it passes when the command ends with 0. */
export function commandStep(
  name: string,
  command: string,
  args: readonly string[],
  options: { light?: boolean; timeoutMs?: number; advice?: string } = {},
): Step {
  return {
    name,
    timeoutMs: options.timeoutMs ?? minutes(5),
    ...(options.light === undefined ? {} : { light: options.light }),
    async run(log, timeoutMs): Promise<StepResult> {
      const { code, output, timedOut } = await runTool(command, args, log, timeoutMs);
      if (code === 0) return checkResult(true, output);
      const reason = timedOut ? `\nEnded after ${timeoutMs / 60_000} minutes.` : '';
      const advice = options.advice ? `\n${options.advice}` : '';
      return checkResult(false, `${output.trimEnd()}${reason}${advice}\n`);
    },
  };
}
