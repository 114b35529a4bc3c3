import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * Arguments of a turbo run with the settings that every step shares: go on after a failure, one line per cached task.
 * @param concurrency how many tasks at a time; as many as there are cores by default
 */
export function turboArgs(
  task: string,
  {
    concurrency = availableParallelism(),
    more = [],
  }: { concurrency?: number; more?: readonly string[] } = {},
): string[] {
  return [
    'run',
    task,
    '--continue=always',
    '--output-logs=new-only',
    '--log-order=grouped',
    `--concurrency=${concurrency}`,
    ...more,
  ];
}

/**
 * What the failed tasks of a run printed, without the others; everything when turbo names none.
 * @param output of a turbo run with prefixed lines
 */
export function failedTasksOutput(output: string): string {
  const failed = /^\s*Failed:\s+(.+)$/m.exec(output)?.[1];
  if (failed === undefined) return output;
  const prefixes = failed.split(', ').map((task) => `${task.trim().replace('#', ':')}: `);
  const lines = output.split('\n').filter((line) => prefixes.some((prefix) => line.startsWith(prefix)));
  return lines.length > 0 ? `${lines.join('\n')}\n` : output;
}

/** How each package's task of a turbo run ended. */
export interface TurboRun {
  exitCodes: Map<string, number>;
  /** How many came from the cache. */
  cached: number;
}

/** The part of turbo's run summary that is read here. */
interface TurboSummary {
  tasks: { package: string; task: string; cache?: { status?: string }; execution?: { exitCode?: number } }[];
}

/** Reads the summary that turbo says it wrote (`--summarize`); empty when turbo did not get that far. */
export function readTurboRun(output: string, task: string): TurboRun {
  const run: TurboRun = { exitCodes: new Map(), cached: 0 };
  const path = /Summary:\s+(\S.*\.json)/.exec(output)?.[1];
  if (path === undefined || !existsSync(path)) return run;
  const summary: TurboSummary = JSON.parse(readFileSync(path, 'utf8'));
  for (const entry of summary.tasks) {
    if (entry.task !== task) continue;
    run.exitCodes.set(entry.package, entry.execution?.exitCode ?? 1);
    if (entry.cache?.status === 'HIT') run.cached += 1;
  }
  rmSync(path);
  return run;
}
