import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makeProject, runIn, versionOf, type Observation, type Trial } from './project.ts';

/** What the program of `apps/runtimes` prints when the client does what it promises. */
const EXPECTED = { names: ['Carp', 'Pike', 'Trout'], failure: 'bad_input', late: 'timeout' };

/** A server of three operations: a list in two pages, a refusal, and an answer that never comes. */
async function serveApi(): Promise<{ url: string; close: () => void }> {
  const pages = {
    '': { list: [{ name: 'Carp' }, { name: 'Pike' }], next_cursor: 'c', has_more: true },
    c: { list: [{ name: 'Trout' }], next_cursor: '', has_more: false },
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    if (pathname.endsWith('/count')) return;
    const refused = searchParams.get('size') === '1000';
    const data = refused
      ? { fields: [{ field: 'size', rule: 'max', limit: 100 }] }
      : pages[searchParams.get('cursor') === 'c' ? 'c' : ''];
    const head = refused ? { code: 1000, error: 'bad_input', msg: 'bad_input' } : { code: 0, msg: '' };
    response.writeHead(refused ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...head, data }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs the client in another runtime, whose program comes from npm. */
async function tryRuntime(
  trial: Trial,
  name: 'deno' | 'bun',
  args: readonly string[],
): Promise<Observation[]> {
  await makeProject(trial, 'runtimes', [name]);
  const server = await serveApi();
  try {
    const program = join(trial.folder, 'node_modules', '.bin', name);
    const output = await runIn(trial.folder, program, [...args, 'client.js', server.url]);
    const seen: unknown = JSON.parse(output);
    if (!isDeepStrictEqual(seen, EXPECTED)) throw new Error(`${name} printed ${output}`);
    return [
      { what: 'a list in pages, a refusal, a time-out', seen: `${name} ${versionOf(trial.folder, name)}` },
    ];
  } finally {
    server.close();
  }
}

/** The client of the API in Deno. */
export const tryDeno = (trial: Trial) => tryRuntime(trial, 'deno', ['run', '--allow-net', '--allow-env']);

/** The client of the API in Bun. */
export const tryBun = (trial: Trial) => tryRuntime(trial, 'bun', ['run']);
