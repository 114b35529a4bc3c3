import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The two servers the tests run against: one for each setting of guest navigation. */
export type ServerName = 'gated' | 'open';

/** Where a server of this run answers, and the folder with its data. */
export interface ServerPlace {
  readonly origin: string;
  readonly folder: string;
}

const HANDED_ON = 'BOARDWALK_E2E_SERVERS';

/** Gives the workers, which are processes of their own, where the servers are. */
export function handOn(places: Readonly<Record<ServerName, ServerPlace>>): void {
  process.env[HANDED_ON] = JSON.stringify(places);
}

/** Origin of a server of this run. */
export function originOf(name: ServerName): string {
  return placeOf(name).origin;
}

/** The folder with the data of a server of this run. */
export function folderOf(name: ServerName): string {
  return placeOf(name).folder;
}

function placeOf(name: ServerName): ServerPlace {
  const handedOn = process.env[HANDED_ON];
  if (handedOn === undefined) throw new Error('No servers were started for this run.');
  return (JSON.parse(handedOn) as Record<ServerName, ServerPlace>)[name];
}

/** A server as a visitor meets it: the real one, as `npm start` runs it. */
export interface RunningServer {
  readonly origin: string;
  /** What it has printed of late. */
  readonly said: () => string;
  /** Ends it as Ctrl-C does and waits until it is gone. */
  readonly stop: () => Promise<void>;
}

/** The folder of the repository. */
export const REPOSITORY = join(import.meta.dirname, '../..');
/** Where the servers of these tests keep what they have compiled: the next one starts a second earlier. */
const COMPILED = join(REPOSITORY, 'node_modules/.cache/boardwalk-e2e');
const START_MS = 240_000;
const STOP_MS = 20_000;

/**
 * Starts the server on a port nobody uses and waits until it is ready; what it says is shown when it is not.
 *
 * @param host what people reach it by
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const child = spawn(
    join(REPOSITORY, 'node_modules/node/bin/node'),
    // With this, the server ends when this process dies without a word.
    [
      '--import',
      pathToFileURL(join(REPOSITORY, 'tooling/bootstrap/stop-with-parent.mjs')).href,
      join(REPOSITORY, 'apps/server/src/main.ts'),
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: origin,
        REQUESTS_PER_MINUTE: '1000000',
        SIGN_UPS_PER_HOUR: '100000',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: COMPILED,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let said = '';
  const keep = (part: Buffer) => (said = (said + part.toString()).slice(-20_000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const stop = () => end(child);
  try {
    await untilReady(origin, child);
  } catch (reason) {
    await stop();
    throw new Error(`The server did not start. It said:\n${said}`, { cause: reason });
  }
  return { origin, said: () => said, stop };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`it was not ready after ${START_MS / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(impatience);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
