import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runToEnd } from '@boardwalk/tooling-bootstrap/child';
import { toolchainEnv } from '@boardwalk/tooling-bootstrap/toolchain';
import { checkResult, minutes } from '../step.ts';
import { packedTypesProblems } from './packed-types.ts';
import type { Step } from '../step.ts';
import { workspacePackages } from '../workspace.ts';
import type { WorkspacePackage } from '../workspace.ts';

/** Packs a package as pnpm would publish it and checks the tarball; returns what is wrong, in words. */
async function problemsOf(
  { name, folder }: WorkspacePackage,
  log: string,
  timeoutMs: number,
): Promise<string[]> {
  const destination = mkdtempSync(join(tmpdir(), 'boardwalk-pack-'));
  try {
    // pnpm, not npm: it applies publishConfig, which is what turns source entries into built ones.
    // Without scripts: what `prepack` would build has just been built.
    const packed = await runToEnd(
      'pnpm',
      ['pack', '--json', '--config.ignore-scripts=true', '--pack-destination', destination],
      { cwd: folder, env: toolchainEnv(), log, timeoutMs },
    );
    const filename = /"filename":\s*"([^"]+)"/.exec(packed.output)?.[1];
    if (packed.code !== 0 || filename === undefined) return [`${name}: cannot be packed\n${packed.output}`];
    const tarball = new Uint8Array(readFileSync(filename));
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    const rules = messages
      .filter((message) => message.type !== 'suggestion')
      .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
    return [...rules, ...(await packedTypesProblems(tarball))].map((problem) => `${name}: ${problem}`);
  } finally {
    rmSync(destination, { recursive: true });
  }
}

/** What would be published can be imported: entries exist in the tarball, types come first and are those of the scripts, formats are right. */
export const publishableStep: Step = {
  name: 'publishable',
  timeoutMs: minutes(3),
  async run(log, timeoutMs) {
    const packages = workspacePackages().filter((pkg) => !pkg.manifest.private);
    const problems: string[] = [];
    for (const pkg of packages) problems.push(...(await problemsOf(pkg, log, timeoutMs)));
    return checkResult(problems.length === 0, `${problems.join('\n')}\n`, `${packages.length} packages`);
  },
};
