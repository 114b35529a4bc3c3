/**
 * The one place that knows which Chromium the tests drive and how it is started.
 * Order of preference: the system's own browser, then the one Playwright downloaded,
 * and only when neither is there an installation.
 */
import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The headless shell first: it is the same engine without the windows, menus and address bar of a browser, whose hidden
 * pages take about a third of the processor time of a test.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The distributions' packages. Ubuntu's "chromium" is a snap wrapper under another name. */
const PACKAGES = ['chromium-headless-shell', 'chromium', 'chromium-browser'];

const MAC_APPLICATIONS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/** `--no-sandbox`: containers rarely allow user namespaces. The rest keeps the browser silent and repeatable. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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

/** @param {NodeJS.ProcessEnv} env */
function systemCandidates(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  if (process.platform !== 'darwin') return onPath;
  const applications = ['/Applications', join(homedir(), 'Applications')];
  return [...onPath, ...MAC_APPLICATIONS.flatMap((path) => applications.map((folder) => join(folder, path)))];
}

/** The path Playwright would use for its own Chromium; it need not exist. */
function playwrightPath() {
  const require = createRequire(import.meta.url);
  try {
    return require('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Looks for a Chromium without installing anything.
 *
 * @param {{ env?: NodeJS.ProcessEnv }} [options] `env.CHROMIUM_PATH` wins over every search.
 * @returns {{ path: string, source: 'CHROMIUM_PATH' | 'system' | 'playwright' } | undefined}
 * @throws {Error} when `CHROMIUM_PATH` is set but is no executable file: a typing mistake must not be papered over.
 */
export function findChromium({ env = process.env } = {}) {
  if (env.CHROMIUM_PATH) {
    if (!isExecutable(env.CHROMIUM_PATH)) {
      throw new Error(
        `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not an executable file. Correct it or leave it unset.`,
      );
    }
    return { path: env.CHROMIUM_PATH, source: 'CHROMIUM_PATH' };
  }
  const system = systemCandidates(env).find(isExecutable);
  if (system) return { path: system, source: 'system' };
  const own = playwrightPath();
  if (own && isExecutable(own)) return { path: own, source: 'playwright' };
  return undefined;
}

/**
 * Finds a Chromium or installs one: by Playwright first, else from the distribution (apt, as root).
 *
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {Promise<{ path: string, source: string }>}
 * @throws {Error} with what was tried and what to do, when no way works.
 */
export async function ensureChromium({ log = console.log } = {}) {
  const found = findChromium();
  if (found) {
    log(`Chromium for tests: ${found.path} (${found.source})`);
    return found;
  }
  const failures = [];
  for (const [name, install] of installers()) {
    log(`No Chromium found; installing it with ${name} …`);
    try {
      await install(log);
      const installed = findChromium();
      if (installed) {
        log(`Chromium for tests: ${installed.path} (${name})`);
        return { ...installed, source: name };
      }
      failures.push(`${name}: finished, but no browser can be found`);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      log(`${name} did not work.`);
    }
  }
  throw new Error(
    [
      'The tests need a Chromium and none could be found or installed.',
      ...failures.map((line) => `  - ${line}`),
      'Install Chromium or Google Chrome, or point CHROMIUM_PATH at one, and try again.',
    ].join('\n'),
  );
}

/** @returns {Array<[string, (log: (line: string) => void) => Promise<void>]>} */
function installers() {
  /** @type {Array<[string, (log: (line: string) => void) => Promise<void>]>} */
  const list = [['playwright install chromium', installWithPlaywright]];
  if (process.platform === 'linux') list.push(['apt-get', installWithApt]);
  return list;
}

/** @param {(line: string) => void} log */
async function installWithPlaywright(log) {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  await stream(process.execPath, [cli, 'install', 'chromium'], log, 10 * 60_000);
}

/** @param {(line: string) => void} log */
async function installWithApt(log) {
  if (process.getuid?.() !== 0) {
    throw new Error(
      'needs root; run `sudo apt-get install -y chromium-headless-shell fonts-noto-cjk` yourself',
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await stream('apt-get', ['update', '-q'], log, 5 * 60_000, env);
  await installFirst(PACKAGES, (name) =>
    stream('apt-get', ['install', '-y', '-q', name], log, 10 * 60_000, env),
  );
  // Without a CJK font screenshots show boxes; tests still pass, so a failure here is only logged.
  await run('apt-get', ['install', '-y', '-q', 'fonts-noto-cjk'], { env }).catch(() =>
    log(
      'fonts-noto-cjk could not be installed: Chinese, Japanese and Korean will look wrong in screenshots.',
    ),
  );
}

/**
 * Installs the first package that can be had.
 *
 * @param {readonly string[]} names in the order of preference
 * @param {(name: string) => Promise<void>} install
 * @throws {unknown} what the last one failed with, when none can be had
 */
export async function installFirst(names, install) {
  for (const [index, name] of names.entries()) {
    try {
      return await install(name);
    } catch (error) {
      if (index === names.length - 1) throw error;
    }
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {(line: string) => void} log
 * @param {number} timeout milliseconds
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
function stream(command, args, log, timeout, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    let tail = '';
    /** @param {Buffer} chunk */
    const note = (chunk) => {
      const text = chunk.toString();
      tail = (tail + text).slice(-600);
      // Progress bars redraw with carriage returns; only whole lines are worth passing on.
      for (const line of text.split('\n')) if (line.trim() && !line.includes('\r')) log(`  ${line.trim()}`);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`exit ${code ?? 'by signal'}: ${tail.trim().split('\n').at(-1) ?? ''}`)),
    );
  });
}

/**
 * Launch options for Playwright and for vitest's browser mode. A new object on every call, because vitest changes it.
 *
 * @returns {{ executablePath: string, args: string[] }}
 * @throws {Error} when there is no Chromium; `ensureChromium` installs one.
 */
export function chromiumLaunchOptions() {
  const found = findChromium();
  if (!found) {
    throw new Error('No Chromium found. Run `node tooling/test-browser/install.mjs`, or set CHROMIUM_PATH.');
  }
  return { executablePath: found.path, args: [...ARGUMENTS] };
}

/**
 * Options of the pages of most tests. Moving skeletons, spinners and dialogs cost a fourth of their processor time; a test
 * of motion asks for it.
 *
 * @type {{ reducedMotion: 'reduce' }}
 */
export const STILL_PAGES = { reducedMotion: 'reduce' };

/**
 * How long Vitest waits in tests of components, for the config of every project with a browser. The machine may be busy
 * with other tests: waiting costs nothing where a test passes, and a browser can stall. A fault fails twice, a stall does
 * not.
 */
export const BROWSER_PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  retry: 1,
};

/**
 * A Vite plugin that answers addresses of other applications, which a page under test shows in a frame, with an empty
 * page. The server of the tests does not have them.
 *
 * @param {readonly string[]} prefixes such as `/user/login`
 */
export function framedPages(prefixes) {
  return {
    name: 'framed-pages',
    /** @param {import('./index.d.mts').MiddlewareServer} server */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!prefixes.some((prefix) => request.url?.startsWith(prefix))) return next();
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Framed</title>');
      });
    },
  };
}
