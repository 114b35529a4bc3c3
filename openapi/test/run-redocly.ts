import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const redocly = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

/** A problem the linter found. */
export interface Problem {
  readonly ruleId: string;
  readonly message: string;
}

/** Lints a contract with the rules of this one and gives the problems. */
export async function lintContract(path: string): Promise<Problem[]> {
  const args = [redocly, 'lint', path, '--config', 'rules/redocly.yaml', '--format', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((failure: { readonly stdout: string }) => failure);
  return (JSON.parse(stdout) as { readonly problems: Problem[] }).problems;
}
