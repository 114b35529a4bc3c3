import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRunningPostgres } from '../src/infra/postgres/runningPostgres.ts';
import { runCommand } from './cli.ts';
import {
  COMPILE_CACHE,
  enterLiveServer,
  startLiveServer,
  temporaryDataDir,
  type LiveServer,
} from './liveServer.ts';
import { startMailServer } from './mailServer.ts';

const mailServer = await startMailServer();
const data = temporaryDataDir();
const other = temporaryDataDir();
let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer(data.path);
});
afterAll(async () => {
  await server.stop();
  data.dispose();
  other.dispose();
});

const PROGRAM = fileURLToPath(new URL('../src/cli/boardwalk.ts', import.meta.url));
const MAIL = { SMTP_URL: mailServer.url, MAIL_FROM: 'boards@example.com' };
const ADMIN = 'root@example.com';
/** A command as a process of its own takes a while to start. */
const TIMEOUT_MS = 240_000;

/** Starts a command in a process of its own, without a terminal. */
function start(
  dataDir: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, DATA_DIR: dataDir, ...MAIL, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(dataDir: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child = start(dataDir, args, environment);
  let out = '';
  let progress = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (progress += chunk.toString('utf8')));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, progress };
}

/** Runs a command beside the server, in this process. */
const runHere = (args: readonly string[], environment: Record<string, string> = {}) =>
  runCommand({ DATA_DIR: data.path, LOG_LEVEL: 'silent', ...MAIL, ...environment }, args);

/** What the outbox says of each mail. */
async function outbox(): Promise<{ state: string; attempts: number }[]> {
  const { out } = await runHere(['mail', 'list', '--json']);
  return JSON.parse(out.join('')) as { state: string; attempts: number }[];
}

test(
  'the operator works beside a running server, and alone when it is stopped',
  async () => {
    const nothing = await run(other.path, ['list-admins']);
    expect([nothing.code, nothing.progress]).toEqual([1, expect.stringContaining('There is no database')]);

    const made = await run(data.path, ['create-admin', ADMIN, '--name', 'Rosa'], {
      BOARDWALK_PASSWORD: 'a good passw0rd',
    });
    expect([made.code, made.progress, made.out]).toEqual([0, '', `${ADMIN} is a super admin now.\n`]);
    const admin = await enterLiveServer(server, ADMIN, 'a good passw0rd');
    const mails = await server.call<{ list: unknown[] }>('GET', '/cmt/manager/mails', { token: admin.token });
    expect(mails.list).toEqual([]);

    const archive = join(data.path, 'backup.tar.gz');
    expect((await run(data.path, ['backup', archive])).code).toBe(0);
    const busy = await run(data.path, ['restore', archive, '--yes']);
    expect([busy.code, busy.progress]).toEqual([1, expect.stringContaining('A server runs')]);

    const restored = await run(other.path, ['restore', archive, '--yes']);
    expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('is restored')]);
    const listed = await run(other.path, ['list-admins', '--json']);
    expect((JSON.parse(listed.out) as { email: string }[]).map(({ email }) => email)).toEqual([ADMIN]);
    // Nothing of the commands is left.
    expect(existsSync(join(other.path, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'a mail whose sender is killed while the mail server has it is sent again, and both are recognised as one',
  async () => {
    await change(`update user_account set email_proven_at = now() where email = '${ADMIN}'`);
    const changed = await runHere(['set-password', ADMIN], { BOARDWALK_PASSWORD: 'an0ther password' });
    expect(changed.code).toBe(0);
    const arrived = mailServer.hangNext();
    const sender = start(data.path, ['mail', 'send']);
    const killed = new Promise((resolve) => sender.once('exit', (_code, signal) => resolve(signal)));
    await arrived;
    sender.kill('SIGKILL');
    expect(await killed).toBe('SIGKILL');
    expect(await outbox()).toMatchObject([{ state: 'sending', attempts: 1 }]);
    // Somebody may still be sending it.
    expect((await runHere(['mail', 'send'])).out).toEqual(['0 sent, 0 given up, 0 put off.']);

    // As two minutes later, when nothing was heard of the sender.
    await change(`update jobs.job set state = 'retry' where name = 'send-mail' and state = 'active'`);
    expect((await runHere(['mail', 'send'])).out).toEqual(['1 sent, 0 given up, 0 put off.']);
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    const [first, second] = mailServer.letters.map((letter) => letter.header('message-id'));
    expect(mailServer.letters).toHaveLength(2);
    expect(second).toBe(first);
  },
  TIMEOUT_MS,
);

/** Changes what only time or a person could. */
async function change(statement: string): Promise<void> {
  const postgres = await findRunningPostgres(data.path);
  const client = new pg.Client(postgres.connection);
  await client.connect();
  await client.query(statement);
  await client.end();
  postgres.dispose();
}
