import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS_FOLDER } from '@boardwalk/tooling-test-reports';
import { runTool } from './command-step.ts';
import { judgePackage } from './judge.ts';
import type { Step, StepResult } from './step.ts';
import { failedTasksOutput, readTurboRun, turboArgs } from './turbo.ts';
import type { TestKind, WorkspacePackage } from './workspace.ts';

/** What a failed package's own test script printed. */
function packageLog(pkg: WorkspacePackage): string {
  const file = join(pkg.folder, '.turbo', 'turbo-test.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Runs the tests of some packages; unchanged ones come from turbo's cache with their reports.
 * @param concurrency how many packages at a time
 */
export function testStep(
  kind: TestKind,
  packages: readonly WorkspacePackage[],
  { timeoutMs, concurrency, lane }: { timeoutMs: number; concurrency?: number; lane: string },
): Step {
  return {
    name: kind,
    lane,
    timeoutMs,
    async run(log, limit): Promise<StepResult> {
      if (packages.length === 0) return { passed: 0, failed: 1, output: `No package has ${kind} tests.\n` };
      // What is in .results afterwards comes from this run or from the cache of an equal one.
      for (const pkg of packages) rmSync(join(pkg.folder, RESULTS_FOLDER), { recursive: true, force: true });
      const args = turboArgs('test', {
        ...(concurrency === undefined ? {} : { concurrency }),
        more: ['--summarize', ...packages.map((pkg) => `--filter=${pkg.name}`)],
      });
      const { code, output, timedOut } = await runTool('turbo', args, log, limit);
      const run = readTurboRun(output, 'test');
      const result: StepResult = { passed: 0, failed: 0, output: '' };
      const remarks: string[] = [];
      for (const pkg of packages) {
        const exitCode = run.exitCodes.get(pkg.name) ?? 1;
        const verdict = judgePackage(pkg, exitCode);
        result.passed += verdict.passed;
        result.failed += verdict.failed;
        remarks.push(...verdict.remarks);
        if (verdict.failed > 0) {
          result.output += `── ${pkg.name}\n${packageLog(pkg)}${verdict.problems.map((line) => `✗ ${line}\n`).join('')}`;
        }
      }
      if (timedOut) result.output += `Ended after ${limit / 60_000} minutes.\n`;
      if (code !== 0 && result.failed === 0) {
        // A build that the tests need failed, or turbo itself.
        result.failed = 1;
        result.output = failedTasksOutput(output);
      }
      const cached = run.cached > 0 ? `, ${run.cached} of ${packages.length} packages unchanged` : '';
      result.note = [`${result.passed} passed${cached}`, ...remarks].join('; ');
      return result;
    },
  };
}
