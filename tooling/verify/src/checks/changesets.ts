import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { runTool } from '../command-step.ts';
import { checkResult, minutes } from '../step.ts';
import type { Step } from '../step.ts';
import { ROOT, workspacePackages } from '../workspace.ts';

/** What is wrong with one changeset, in words; nothing when it is fine. */
export function changesetProblems(name: string, text: string, publishable: ReadonlySet<string>): string[] {
  const [, head, body] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    return [`${name}: does not start with a block between --- lines`];
  const bumps: unknown = parse(head) ?? {};
  const problems: string[] = [];
  for (const [pkg, bump] of Object.entries(bumps as Record<string, unknown>)) {
    if (!publishable.has(pkg)) problems.push(`${name}: ${pkg} is not a package that is published`);
    if (!['major', 'minor', 'patch'].includes(String(bump))) {
      problems.push(`${name}: ${pkg} has ${String(bump)}, want major, minor or patch`);
    }
  }
  if (!body.trim()) problems.push(`${name}: says nothing; write what changes for the users of the package`);
  return problems;
}

/**
 * Whether there are commits beside main to compare with it. There are none on main itself, in an archive without history
 * and in a shallow clone of one branch.
 */
async function isOnBranch(log: string, timeoutMs: number): Promise<boolean> {
  if (!existsSync(join(ROOT, '.git'))) return false;
  const commits = await runTool('git', ['rev-parse', 'HEAD', 'main'], log, timeoutMs);
  const [head, main] = commits.output.trim().split('\n');
  return commits.code === 0 && head !== main;
}

/**
 * Every changeset names published packages and says something; on a branch, every touched published package has one.
 */
export const changesetsStep: Step = {
  name: 'changesets',
  light: true,
  timeoutMs: minutes(1),
  async run(log, timeoutMs) {
    const publishable = new Set(
      workspacePackages()
        .filter((pkg) => !pkg.manifest.private)
        .map((pkg) => pkg.name),
    );
    const files = globSync('.changeset/*.md', { cwd: ROOT }).filter((path) => basename(path) !== 'README.md');
    const problems = files.flatMap((path) =>
      changesetProblems(path, readFileSync(join(ROOT, path), 'utf8'), publishable),
    );
    if (problems.length > 0) return checkResult(false, `${problems.join('\n')}\n`);
    if (await isOnBranch(log, timeoutMs)) {
      const status = await runTool('changeset', ['status', '--since=main'], log, timeoutMs);
      if (status.code !== 0) {
        return checkResult(
          false,
          `${status.output.trimEnd()}\nRun \`pnpm changeset\` and commit the file it writes.\n`,
        );
      }
    }
    return checkResult(true, '', `${files.length} waiting for the next version`);
  },
};
