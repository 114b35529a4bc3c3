import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskFolder } from './memoryFolder.ts';

/** The true server in a process of its own, with its own Postgres that waits for the disk. */
export interface LiveServer {
  port: number;
  /** The process; its Postgres is a child of it. */
  pid: number;
  /** Everything it has printed. */
  output(): string;
  /** Calls an address below /api and gives the `data` of the answer; anything but 200 throws. */
  call<Data>(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; form?: FormData; headers?: Record<string, string> },
  ): Promise<Data>;
  /** Ends the process as a power cut would: no goodbye. */
  kill(): Promise<void>;
  /** Asks it to stop and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Its exit code, once it has ended by itself. */
  ended: Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** A start takes seconds; on a machine that is busy with something else it may take a minute. */
const START_TIMEOUT_MS = 150_000;
/** Where the processes tests start keep what they have compiled, so that only the first one compiles it. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(diskFolder(), 'boardwalk-compile-cache') };

/** A data folder on the disk, so that its Postgres waits as it does for the operator; `dispose` removes all of it. */
export function temporaryDataDir(): { path: string; dispose(): void } {
  const path = mkdtempSync(join(diskFolder(), 'boardwalk-live-'));
  return { path, dispose: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Starts a server on a data folder and waits until it is ready. Throws with its output when it ends instead.
 *
 * @param options.patienceMs how long it may take
 * @param options.main the program, when it is another version
 */
export async function startLiveServer(
  dataDir: string,
  environment: Record<string, string> = {},
  {
    patienceMs = START_TIMEOUT_MS,
    main = MAIN,
  }: { patienceMs?: number | undefined; main?: string | undefined } = {},
): Promise<LiveServer> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      ...COMPILE_CACHE,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      SEED: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no server after ${patienceMs / 1000} s: ${output}`)),
      patienceMs,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const ready = /ready at http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/u.exec(output);
      if (ready === null) return;
      clearTimeout(timer);
      resolve(Number(ready[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    // Not at its exit: its last words may not have been read by then.
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`the server ended: ${output}`));
    });
  });
  return { ...liveServer(child, port, exited), output: () => output };
}

function liveServer(
  child: ChildProcess,
  port: number,
  exited: Promise<number | null>,
): Omit<LiveServer, 'output'> {
  return {
    port,
    pid: child.pid ?? 0,
    ended: exited,
    async call(method, path, { token, body, form, headers = {} } = {}) {
      const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(form === undefined ? (body === undefined ? {} : { body: JSON.stringify(body) }) : { body: form }),
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      return (JSON.parse(text) as { data: never }).data;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}

/** Somebody signed in on a live server. */
export interface LiveUser {
  userId: string;
  account: string;
  token: string;
}

/** Signs somebody up, or in when the account is there, and gets an access token. */
export async function enterLiveServer(
  server: LiveServer,
  account: string,
  password: string,
): Promise<LiveUser> {
  const begin = async (path: string, body: object) =>
    fetch(`http://127.0.0.1:${server.port}/api/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  let response = await begin('sign-up', { account, password, nick_name: 'Live' });
  if (response.status === 409) response = await begin('sign-in', { account, password });
  const { data } = (await response.json()) as { data: { user: { user_id: string }; refresh_token: string } };
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const { access_token: token } = await server.call<{ access_token: string }>('POST', '/user/token', {
    body: { refresh_token: data.refresh_token },
    headers: { cookie },
  });
  return { userId: data.user.user_id, account, token };
}
