import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '../command-step.ts';
import { checkResult, minutes } from '../step.ts';
import type { Step } from '../step.ts';
import { ROOT } from '../workspace.ts';

/** Committed files that a generator writes; `pnpm generate` writes all of them. */
const GENERATED = ['**/generated/**', 'apps/*/lang/en-US.json'];

type Files = Map<string, Buffer>;

function readGenerated(root: string): Files {
  const files: Files = new Map();
  const paths = globSync(GENERATED, {
    cwd: root,
    withFileTypes: true,
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/fixtures/**'],
  });
  for (const entry of paths) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path, readFileSync(path));
  }
  return files;
}

/** The paths whose content differs, or that only one side has. */
export function changedFiles(before: Files, after: Files): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter((path) => {
      const old = before.get(path);
      const fresh = after.get(path);
      return old === undefined || fresh === undefined || !old.equals(fresh);
    })
    .toSorted();
}

/** Puts the files back as they were: a check changes nothing. */
function restore(before: Files, changed: readonly string[]): void {
  for (const path of changed) {
    const old = before.get(path);
    if (old === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, old);
    }
  }
}

/** Runs every generator and compares: what is committed must be what they write. */
export const generatedStep: Step = {
  name: 'generated',
  timeoutMs: minutes(3),
  async run(log, timeoutMs) {
    const before = readGenerated(ROOT);
    const { code, output } = await runTool(
      'turbo',
      ['run', 'generate', '--output-logs=full', '--log-order=grouped'],
      log,
      timeoutMs,
    );
    const changed = changedFiles(before, readGenerated(ROOT));
    restore(before, changed);
    if (code !== 0) return checkResult(false, output);
    const lines = changed.map((path) => `  ${path.slice(ROOT.length + 1)}\n`).join('');
    return checkResult(
      changed.length === 0,
      `These generated files are not what their generators write:\n${lines}Run \`pnpm generate\` and commit the result.\n`,
      `${before.size} files`,
    );
  },
};
