/**
 * The one place that knows which Redis the tests run against. Order of preference: the machine's own (Valkey or Redis),
 * one fetched before, and only then one fetched from the distribution's packages, which are unpacked into a cache: nothing
 * is installed and no root is needed. No npm package carries a Redis that runs without a compiler.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const COMMANDS = ['valkey-server', 'redis-server'];
const CACHE = fileURLToPath(new URL('node_modules/.cache/redis', import.meta.url));
const START_TIMEOUT_MS = 15_000;
/** A process that fetches for longer has died. */
const LOCK_STALE_MS = 10 * 60_000;

/** The packages that hold the server's program, under a name by which it does something else. */
const PACKAGES = [
  { name: 'redis-tools', program: 'redis-check-rdb', server: 'redis-server' },
  { name: 'valkey-tools', program: 'valkey-check-rdb', server: 'valkey-server' },
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Looks for a Redis without fetching anything.
 *
 * @param {{ env?: Record<string, string | undefined>, cache?: string }} [options] `env.REDIS_SERVER_PATH` wins over every search.
 * @returns {import('./index.mjs').FoundRedis | undefined}
 * @throws {Error} when `REDIS_SERVER_PATH` is set but is no executable file: a typing mistake must not be papered over.
 */
export function findRedis({ env = process.env, cache = CACHE } = {}) {
  if (env.REDIS_SERVER_PATH) {
    if (!isExecutable(env.REDIS_SERVER_PATH)) {
      throw new Error(
        `REDIS_SERVER_PATH is ${env.REDIS_SERVER_PATH}, which is not an executable file. Correct it or leave it unset.`,
      );
    }
    return { path: env.REDIS_SERVER_PATH, source: 'REDIS_SERVER_PATH', env: {} };
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const system = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find(
    isExecutable,
  );
  if (system) return { path: system, source: 'system', env: {} };
  const fetched = PACKAGES.map(({ server }) => join(cache, 'usr', 'bin', server)).find(isExecutable);
  if (fetched) return { path: fetched, source: 'cache', env: { LD_LIBRARY_PATH: librariesIn(cache) } };
  return undefined;
}

/** @param {string} root where packages were unpacked */
function librariesIn(root) {
  const folders = [join(root, 'usr', 'lib'), join(root, 'lib')].filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .join(delimiter);
}

/**
 * Finds a Redis or fetches one from the distribution's packages.
 *
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {Promise<import('./index.mjs').FoundRedis>}
 * @throws {Error} with what was tried and what to do, when no way works.
 */
export async function ensureRedis({ log = console.log } = {}) {
  const found = findRedis();
  return found ?? whileAlone(() => fetchRedis(log));
}

/** @param {(line: string) => void} log */
async function fetchRedis(log) {
  // Somebody else may have fetched it while this one waited.
  const found = findRedis();
  if (found) return found;
  const failures = [];
  for (const wanted of PACKAGES) {
    try {
      await fetchPackage(wanted);
      const fetched = findRedis();
      if (fetched) {
        log(`Redis for tests: fetched with ${wanted.name}`);
        return fetched;
      }
      failures.push(`${wanted.name}: fetched, but there is no server in it`);
    } catch (error) {
      failures.push(`${wanted.name}: ${lastLine(error)}`);
    }
  }
  throw new Error(
    [
      'The tests need a Redis and none could be found or fetched.',
      ...failures.map((line) => `  - apt-get download ${line}`),
      'Install Redis or Valkey (e.g. `apt-get install redis-server`, `brew install valkey`), or point REDIS_SERVER_PATH at a',
      'redis-server, and try again.',
    ].join('\n'),
  );
}

/**
 * Several tests that need a Redis begin at the same time; one fetches it.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function whileAlone(work) {
  const lock = `${CACHE}.lock`;
  mkdirSync(dirname(CACHE), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > LOCK_STALE_MS) rmSync(lock, { recursive: true, force: true });
      else await sleep(250);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {unknown} error */
function lastLine(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? '';
}

/** @param {{ name: string, program: string, server: string }} wanted */
async function fetchPackage({ name, program, server }) {
  const folder = mkdtempSync(join(tmpdir(), 'test-redis-'));
  try {
    await download(folder, [name]);
    const { stdout } = await run('apt-cache', ['depends', '--important', name]);
    const libraries = [...stdout.matchAll(/Depends: (?!libc6\b)((?:lib|lua)[\w.+-]+)/gu)].map(
      ([, each]) => each,
    );
    await download(
      folder,
      libraries.filter((library) => library !== undefined),
    );
    const root = join(folder, 'root');
    for (const file of readdirSync(folder).filter((each) => each.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', join(folder, file), root]);
    }
    rmSync(join(root, 'usr', 'bin', server), { force: true });
    symlinkSync(program, join(root, 'usr', 'bin', server));
    keep(root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Complete or not at all, even when others do the same at the same time.
 * @param {string} root */
function keep(root) {
  mkdirSync(dirname(CACHE), { recursive: true });
  const beside = `${CACHE}.${process.pid}`;
  cpSync(root, beside, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(beside, CACHE);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!findRedis()) throw error;
  }
}

/** Fetches packages; a machine that has never asked for the list of packages asks for it first, if it may.
 * @param {string} folder
 * @param {string[]} names */
async function download(folder, names) {
  const options = { cwd: folder, timeout: 2 * 60_000 };
  try {
    await run('apt-get', ['download', '-q', ...names], options);
  } catch (error) {
    if (process.getuid?.() !== 0) throw error;
    await run('apt-get', ['update', '-q'], { timeout: 5 * 60_000 });
    await run('apt-get', ['download', '-q', ...names], options);
  }
}

/**
 * Starts a Redis on a free port of this machine. It keeps nothing on the disk and ends with this process.
 *
 * @returns {Promise<import('./index.mjs').RunningRedis>}
 */
export async function startRedis() {
  const found = await ensureRedis({ log: () => undefined });
  const port = await freePort();
  let child = await launch(found, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async restart() {
      child = await launch(found, port);
    },
  };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/**
 * @param {import('./index.mjs').FoundRedis} found
 * @param {number} port
 */
async function launch({ path, env }, port) {
  const child = spawn(
    path,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  child.once('exit', () => process.removeListener('exit', endToo));
  await new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`Redis does not get ready: ${output}`)),
      START_TIMEOUT_MS,
    );
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      output += chunk.toString();
      if (!/ready to accept connections/iu.test(output)) return;
      clearTimeout(timer);
      resolve(undefined);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`Redis (${path}) ended: ${output}`));
    });
  });
  return child;
}
