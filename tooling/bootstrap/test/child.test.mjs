import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodeOf, runToEnd } from '../child.mjs';

/** A folder with a space in its name: checkouts have such paths. @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boot strap-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** @param {number} pid */
function isAlive(pid) {
  try {
    // A process that ended but was not collected yet does not run.
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

/** @param {() => boolean} condition */
async function until(condition) {
  for (let i = 0; i < 200 && !condition(); i += 1) await sleep(25);
  expect(condition()).toBe(true);
}

/**
 * Writes a program and answers its path.
 * @param {string} name
 * @param {string} source
 */
function program(name, source) {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
}

const here = JSON.stringify(new URL('..', import.meta.url).href).slice(1, -1);

test('a command that ends has its exit code, its output line by line, and a log', async () => {
  const script = program(
    'say.mjs',
    'console.log("one\\ntwo"); console.error("three"); process.exitCode = 3;',
  );
  /** @type {string[]} */
  const lines = [];
  const log = join(folder, 'logs', 'say.log');
  const result = await runToEnd(process.execPath, [script], {
    cwd: folder,
    log,
    onLine: (line) => lines.push(line),
  });
  expect(result).toMatchObject({ code: 3, timedOut: false });
  expect(lines.toSorted()).toEqual(['one', 'three', 'two']);
  expect(readFileSync(log, 'utf8')).toBe(result.output);
});

test('a command that does not exist has code 127 and says so', async () => {
  const result = await runToEnd('no-such-command', [], { cwd: folder });
  expect(result.code).toBe(127);
  expect(result.output).toContain('no-such-command');
});

test('a command that takes too long is ended with everything that it started', async () => {
  const script = program(
    'hang.mjs',
    `import { spawn } from 'node:child_process';
     const child = spawn('sleep', ['20']);
     console.log(child.pid);
     setTimeout(() => {}, 20_000);`,
  );
  const result = await runToEnd(process.execPath, [script], { cwd: folder, timeoutMs: 700 });
  expect(result).toMatchObject({ code: 137, timedOut: true });
  await until(() => !isAlive(Number(result.output)));
});

test('what a command leaves running ends with it', async () => {
  const script = program(
    'leave.mjs',
    `import { spawn } from 'node:child_process';
     const child = spawn('sleep', ['20'], { stdio: 'ignore' });
     console.log(child.pid);
     process.exit(0);`,
  );
  const result = await runToEnd(process.execPath, [script], { cwd: folder });
  expect(result.code).toBe(0);
  await until(() => !isAlive(Number(result.output)));
});

test('a signal that ends a process is an exit code above 128', () => {
  expect([exitCodeOf(0, null), exitCodeOf(null, 'SIGINT'), exitCodeOf(null, 'SIGTERM')]).toEqual([
    0, 130, 143,
  ]);
});

/** A server that notes each signal and stops in its own time. */
const SERVER = `
  import { appendFileSync } from 'node:fs';
  const note = (word) => appendFileSync(process.env.NOTES, word + '\\n');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    note(signal);
    setTimeout(() => process.exit(7), 100);
  });
  note('pid ' + process.pid);
  setTimeout(() => {}, 20_000);
`;

/** Starts a process that serves the server above, and waits until that runs. */
async function startServing() {
  const server = program('server.mjs', SERVER);
  const starter = program(
    'starter.mjs',
    `import { serve } from '${here}serve.mjs';
     process.exitCode = await serve({ node: process.execPath, args: [${JSON.stringify(server)}], cwd: '.', env: process.env });`,
  );
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  const child = spawn(process.execPath, [starter], { cwd: folder, env: { ...process.env, NOTES: notes } });
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  const read = () => readFileSync(notes, 'utf8').trim().split('\n');
  await until(() => read()[0] !== '');
  return { child, ended, read, server: Number(read()[0]?.slice(4)) };
}

test('a stop signal reaches the server once, however often npm passes it on, and its exit code is ours', async () => {
  const { child, ended, read } = await startServing();
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await ended).toBe(7);
  expect(read().slice(1)).toEqual(['SIGINT']);
});

test('a closed terminal stops the server in its own time', async () => {
  const { child, ended, read } = await startServing();
  child.kill('SIGHUP');
  expect(await ended).toBe(7);
  expect(read().slice(1)).toEqual(['SIGTERM']);
});

test('a server stops by itself when the command that started it is killed', async () => {
  const { child, ended, read, server } = await startServing();
  child.kill('SIGKILL');
  await ended;
  await until(() => !isAlive(server));
  expect(read().slice(1)).toEqual(['SIGTERM']);
});

test.each(['start', 'test', 'boardwalk'])(
  'SIGTERM to `npm run %s` reaches the command, not only the shell between',
  async (name) => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    const server = program('server.mjs', SERVER);
    const script = scripts[name].replace(`tooling/bootstrap/${name}.mjs`, JSON.stringify(server));
    program('package.json', JSON.stringify({ name: 'probe', version: '1.0.0', scripts: { [name]: script } }));
    const notes = join(folder, 'notes');
    writeFileSync(notes, '');
    const env = { ...process.env, NOTES: notes, npm_config_update_notifier: 'false' };
    const npm = spawn('npm', ['run', '--silent', name], { cwd: folder, env });
    const read = () => readFileSync(notes, 'utf8').trim().split('\n');
    await until(() => read()[0] !== '');
    npm.kill('SIGTERM');
    await until(() => read().length > 1);
    expect(read().slice(1)).toEqual(['SIGTERM']);
    await until(() => !isAlive(Number(read()[0]?.slice(4))));
  },
);
