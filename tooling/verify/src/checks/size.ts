import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkResult, minutes } from '../step.ts';
import type { Step, StepResult } from '../step.ts';
import { ROOT } from '../workspace.ts';
import { BUDGETS } from './budgets.ts';
import { firstLoad } from './first-load.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What a browser must fetch as JavaScript before a route works stays within its budget (gzip). */
export const sizeStep: Step = {
  name: 'size',
  light: true,
  timeoutMs: minutes(1),
  async run(): Promise<StepResult> {
    const lines: string[] = [];
    let failed = 0;
    for (const budget of BUDGETS) {
      const manifest = join(ROOT, budget.manifest);
      if (!existsSync(manifest)) {
        failed += 1;
        lines.push(`✗ ${budget.route}: ${budget.manifest} is missing; is \`build.manifest\` on?`);
        continue;
      }
      const { bytes } = firstLoad(manifest, budget.entries);
      const over = bytes > budget.limit;
      if (over) failed += 1;
      lines.push(
        `${over ? '✗' : '✓'} ${budget.route}: ${kilobytes(bytes)} gzip of ${kilobytes(budget.limit)}`,
      );
    }
    const advice =
      'Load what the first view does not need later (a dynamic import), or raise the budget with a reason.';
    return checkResult(failed === 0, `${lines.join('\n')}\n${advice}\n`, lines.join('; '));
  },
};
