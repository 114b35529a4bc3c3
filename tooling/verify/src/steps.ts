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

/** What needs the sources only and a browser, what needs neither, and what runs the product as built or its server. */
const SOURCE_LANE = 'sources';
const UNIT_LANE = 'units';
const PRODUCT_LANE = 'product';

/** Where the project's code is. */
const SOURCES = ['apps', 'packages', 'tooling', 'openapi', 'e2e'];

/** Finds the browser of the tests, or installs one. */
const browserStep: Step = {
  name: 'browser',
  light: true,
  timeoutMs: minutes(30),
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
    // Alone: it writes files that other checks read, and puts them back.
    generatedStep,
    commandStep('format', 'oxfmt', ['--check', '.'], { light: true, advice: 'Run `pnpm format`.' }),
    // The two that take long, beside each other.
    turboStep('build', 'build', { light: true, timeoutMs: minutes(30) }),
    // Rules and types in one: the programs that the rules ask about types are those that the compiler checks.
    commandStep('lint', 'pnpm', ['--silent', 'lint'], { light: true }),
    commandStep('words', 'node', ['tooling/lint/check-words.mjs'], {
      light: true,
      advice: 'The words are listed in tooling/lint/words.mjs.',
    }),
    commandStep('boundaries', 'depcruise', ['--config', 'dependency-cruiser.config.mjs', ...SOURCES], {
      light: true,
    }),
    commandStep('unused', 'knip', ['--no-progress', '--no-config-hints'], { light: true }),
    commandStep('migrations', 'pnpm', ['--silent', '--filter', '@boardwalk/server', 'lint:migrations'], {
      light: true,
      advice:
        'What is allowed all the same is named above its statement: `-- squawk-ignore <rule>`, with a reason.',
    }),
    commandStep('types', 'pnpm', ['--silent', '--filter', '@boardwalk/tooling-typescript', 'typecheck'], {
      light: true,
    }),
    turboStep('contract', 'lint', { light: true }),
    changesetsStep,
    publishableStep,
    sizeStep,
    // Lanes: while one waits for a browser or a database, the other uses the processor. The third ends within a minute;
    // components, end to end and the server in three lanes took browsers their time.
    testStep('component', ofKind('component'), {
      timeoutMs: minutes(60),
      concurrency: 1,
      lane: SOURCE_LANE,
    }),
    testStep('unit', ofKind('unit'), { timeoutMs: minutes(40), lane: UNIT_LANE }),
    testStep('end-to-end', ofKind('end-to-end'), {
      timeoutMs: minutes(60),
      concurrency: 1,
      lane: PRODUCT_LANE,
    }),
    testStep('api', ofKind('api'), { timeoutMs: minutes(60), concurrency: 1, lane: PRODUCT_LANE }),
    { ...outcomesStep, lane: PRODUCT_LANE },
  ];
}
