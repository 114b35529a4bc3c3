import { ensureChromium } from '@boardwalk/tooling-test-browser';
import { changesetsStep } from './checks/changesets.ts';
import { generatedStep } from './checks/generated.ts';
import { outcomesStep } from './checks/outcomes.ts';
import { publishableStep } from './checks/publishable.ts';
import { sizeStep } from './checks/size.ts';
import { commandStep, turboStep } from './command-step.ts';
import { checkResult, minutes } from './step.ts';
import type { Step } from './step.ts';
import { testStep } from './test-step.ts';
import { testKind, workspacePackages } from './workspace.ts';
import type { TestKind } from './workspace.ts';

/** Where the project's code lies. */
const SOURCES = ['apps', 'packages', 'tooling', 'openapi', 'e2e'];

/** Finds the browser of the tests, or installs one. */
const browserStep: Step = {
  name: 'browser',
  light: true,
  timeoutMs: minutes(10),
  async run() {
    const lines: string[] = [];
    try {
      const { path, source } = await ensureChromium({ log: (line) => lines.push(line) });
      return checkResult(true, lines.join('\n'), `${path} (${source})`);
    } catch (error) {
      lines.push(error instanceof Error ? error.message : String(error));
      return checkResult(false, `${lines.join('\n')}\n`);
    }
  },
};

/**
 * Every check of the project, in the order they run: quick ones first, so that a slip is known within seconds. The limits
 * catch what hangs; a machine that is busy with something else stays well below them.
 */
export function allSteps(): Step[] {
  const packages = workspacePackages();
  const ofKind = (kind: TestKind) => packages.filter((pkg) => testKind(pkg) === kind);
  return [
    browserStep,
    commandStep('format', 'oxfmt', ['--check', '.'], { light: true, advice: 'Run `pnpm format`.' }),
    commandStep('lint', 'oxlint', [], { light: true }),
    commandStep('boundaries', 'depcruise', ['--config', 'dependency-cruiser.config.mjs', ...SOURCES], {
      light: true,
    }),
    commandStep('unused', 'knip', ['--no-progress', '--no-config-hints'], { light: true }),
    turboStep('contract', 'lint', { light: true }),
    changesetsStep,
    generatedStep,
    turboStep('types', 'typecheck', { timeoutMs: minutes(15) }),
    turboStep('build', 'build', { timeoutMs: minutes(10) }),
    publishableStep,
    sizeStep,
    testStep('unit', ofKind('unit'), { timeoutMs: minutes(10) }),
    // A browser or a database wants the machine for itself.
    testStep('component', ofKind('component'), { timeoutMs: minutes(20), concurrency: 1 }),
    testStep('api', ofKind('api'), { timeoutMs: minutes(20), concurrency: 1 }),
    outcomesStep,
    testStep('end-to-end', ofKind('end-to-end'), { timeoutMs: minutes(20), concurrency: 1 }),
  ];
}
