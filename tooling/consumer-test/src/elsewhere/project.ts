import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One thing that was seen in a project. */
export interface Observation {
  readonly what: string;
  readonly seen: string;
}

/** What a part of the trial uses: the tarballs, and a folder for its project. */
export interface Trial {
  readonly tarballs: readonly string[];
  readonly folder: string;
}

/** No install, build or program takes longer. */
const MINUTES = 8;

/** The environment of the tools of others: nothing is counted, and nothing of pnpm's settings reaches npm. */
export const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(?:npm|pnpm)_/iu.test(key))),
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/**
 * Makes a project beside nothing and installs packages with npm, the packed ones and others.
 *
 * @param sources the application's own files, a folder of `apps`
 * @param others packages of the registry, as npm takes them
 */
export async function makeProject(
  { tarballs, folder }: Trial,
  sources: string | null,
  others: readonly string[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "elsewhere", "private": true, "type": "module" }\n');
  if (sources !== null)
    cpSync(join(import.meta.dirname, '..', '..', 'apps', sources), folder, { recursive: true });
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', ...tarballs, ...others]);
}

/** Runs a program in a project and returns what it printed; throws with all of its output. */
export async function runIn(folder: string, command: string, args: readonly string[]): Promise<string> {
  const ended = run(command, args, { cwd: folder, env, maxBuffer: 1e8, timeout: MINUTES * 60_000 });
  const { stdout } = await ended.catch((reason: { stdout: string; stderr: string }) => {
    throw new Error(`${command} ${args.join(' ')}\n${reason.stdout}${reason.stderr}`, { cause: reason });
  });
  return stdout;
}

/** The version of a package that a project has installed. */
export function versionOf(folder: string, name: string): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
