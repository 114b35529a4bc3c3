import { runToEnd } from '@boardwalk/tooling-bootstrap/child';
import { toolchainEnv } from '@boardwalk/tooling-bootstrap/toolchain';
import { checkResult, minutes } from './step.ts';
import type { Step, StepResult } from './step.ts';
import { failedTasksOutput, turboArgs } from './turbo.ts';
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

interface CommandOptions {
  light?: boolean;
  lane?: string;
  timeoutMs?: number;
  /** What to do when it fails. */
  advice?: string;
  /** The part of a failed command's output that a person needs; all of it by default. */
  excerpt?: (output: string) => string;
}

/** A check that is one command: it passes when the command ends with 0. */
export function commandStep(
  name: string,
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Step {
  return {
    name,
    timeoutMs: options.timeoutMs ?? minutes(15),
    ...(options.light === undefined ? {} : { light: options.light }),
    ...(options.lane === undefined ? {} : { lane: options.lane }),
    async run(log, timeoutMs): Promise<StepResult> {
      const { code, output, timedOut } = await runTool(command, args, log, timeoutMs);
      if (code === 0) return checkResult(true, output);
      const reason = timedOut ? `\nEnded after ${timeoutMs / 60_000} minutes.` : '';
      const advice = options.advice ? `\n${options.advice}` : '';
      const shown = options.excerpt?.(output) ?? output;
      return checkResult(false, `${shown.trimEnd()}${reason}${advice}\n`);
    },
  };
}

/** A check that is one task of turbo in every package that has it; unchanged packages come from its cache. */
export function turboStep(name: string, task: string, options: CommandOptions = {}): Step {
  return commandStep(name, 'turbo', turboArgs(task), { excerpt: failedTasksOutput, ...options });
}
