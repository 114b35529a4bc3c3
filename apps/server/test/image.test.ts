import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEmptyDatabase } from './emptyDatabase.ts';
import {
  buildImage,
  environmentOf,
  ignoredNames,
  readRecipe,
  ROOT,
  stepsOf,
  type BuiltImage,
} from './imageRecipe.ts';
import { diskFolder } from './memoryFolder.ts';

/*
 * The steps of deploy/Dockerfile, followed in a folder: no engine is needed. What it cannot show is what the base image has.
 */
const stages = readRecipe();
const image = stages.find((stage) => stage.name === 'image');
const variables = environmentOf(image);
const COMPILED = 'compiled';
const USER = Number(stepsOf(image, 'USER')[0]);
/** As the image has it, where this machine lets us be somebody else. */
const asUser = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};
let built: BuiltImage;
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let proxy: Server;
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  built = buildImage();
  undo.push(() => built.dispose());
  database = await createEmptyDatabase();
  undo.push(() => database.drop());
  proxy = await tcpProxyTo(`${database.connection.host}/.s.PGSQL.5432`);
  undo.push(() => proxy.close());
  // As `install` and the base image do it; and a folder for what Node has compiled, which each of the programs would do again.
  for (const name of ['data', COMPILED]) {
    mkdirSync(join(built.root, name), { mode: 0o700 });
    if (asUser.uid !== undefined) chownSync(join(built.root, name), asUser.uid, asUser.gid);
  }
  copyFileSync(process.execPath, join(built.root, 'node'));
});
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
});

/** The Postgres of the tests has a socket that its own user may open: the server reaches it by an address, as from a container. */
async function tcpProxyTo(socket: string): Promise<Server> {
  const server = createServer((incoming) => {
    const outgoing = connect(socket);
    for (const end of [incoming, outgoing]) end.on('error', () => end.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The variables of the image with those that are given when it runs. */
function environment(port: number): Record<string, string> {
  const { port: databasePort } = proxy.address() as AddressInfo;
  const { user, database: name } = database.connection;
  return {
    ...variables,
    NODE_COMPILE_CACHE: join(built.root, COMPILED),
    PATH: built.root,
    PORT: String(port),
    DATA_DIR: join(built.root, variables.DATA_DIR ?? ''),
    DATABASE_URL: `postgres://${user}@127.0.0.1:${databasePort}/${name}`,
    PUBLIC_URL: 'https://boards.example.com',
  };
}

const inImage = (port: number) => ({ cwd: join(built.root, 'boardwalk'), env: environment(port), ...asUser });

/** A command as a JSON list, which is run without a shell. */
function commandOf(text: string | undefined): [string, ...string[]] {
  const [program = '', ...args] = JSON.parse(text ?? '[]') as string[];
  expect(program).toBe('node');
  return [join(built.root, 'node'), ...args];
}

/** Runs the health check of the image; gives how it ended. */
async function isHealthy(port: number): Promise<boolean> {
  const [, command] = /CMD (\[.*\])$/u.exec(stepsOf(image, 'HEALTHCHECK')[0] ?? '') ?? [];
  const [program, ...args] = commandOf(command?.replace(`:${variables.PORT}/`, `:${port}/`));
  // Beside this process, by which the server reaches its database.
  return promisify(execFile)(program, args, inImage(port)).then(
    () => true,
    () => false,
  );
}

test('what git ignores does not go into the image', () => {
  const { anywhere, atRoot } = ignoredNames();
  const ignored = readFileSync(join(ROOT, '.gitignore'), 'utf8').trim().split('\n');
  for (const line of ignored) {
    const name = line.replaceAll('/', '').replace('*', 'some');
    const isKeptOut = line.startsWith('/')
      ? atRoot.includes(name)
      : anywhere.some((pattern) => pattern.test(name));
    expect([line, isKeptOut]).toEqual([line, true]);
  }
});

test('a recipe that cannot be followed leaves nothing behind', () => {
  const folder = mkdtempSync(join(diskFolder(), 'boardwalk-no-image-'));
  const [programs = '', files = ''] = ['programs', 'files'].map((name) => join(folder, name));
  for (const each of [programs, files]) mkdirSync(each);
  writeFileSync(join(programs, 'pnpm'), '#!/bin/sh\necho no such package; exit 1', { mode: 0o755 });
  try {
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
    expect(() => buildImage(files)).toThrow('no such package');
    expect(readdirSync(files)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the image holds what the server needs, and nothing that only builds or tests', () => {
  const packages = readdirSync(join(built.root, 'boardwalk/node_modules/.pnpm'));
  const has = (name: string) => packages.some((each) => each.startsWith(`${name}@`));
  expect(['fastify', 'kysely', 'pg', 'react-dom', 'sharp', 'yjs'].filter((name) => !has(name))).toEqual([]);
  const tools = ['vitest', 'vite', 'playwright', 'storybook', 'turbo', 'typescript', 'oxlint'];
  expect(tools.filter((name) => has(name))).toEqual([]);
  for (const path of ['apps/server/migrations', 'openapi', 'packages/domain/src'])
    expect(readdirSync(join(built.root, 'boardwalk', path)).length).toBeGreaterThan(0);
  // The browser's apps come from the stage that builds them, each from where its build puts it.
  const apps = stepsOf(image, 'COPY').filter((rest) => rest.startsWith('--from=apps'));
  expect(apps.map((rest) => /apps\/(\w+)\/(build|dist)$/u.exec(rest)?.slice(1).join(' '))).toEqual([
    'community build',
    'workspace dist',
    'account dist',
    'console dist',
  ]);
  expect(
    stepsOf(
      stages.find(({ name }) => name === 'apps'),
      'RUN',
    ).at(-1),
  ).toContain('turbo run build');
});

test('the image names its port once, and runs as somebody who is not root and owns the data folder alone', () => {
  expect(stepsOf(image, 'EXPOSE')).toEqual([variables.PORT]);
  expect(stepsOf(image, 'HEALTHCHECK')[0]).toContain(`127.0.0.1:${variables.PORT}/readyz`);
  expect(USER).toBeGreaterThan(0);
  const [made = ''] = stepsOf(image, 'RUN');
  expect(made).toContain(`useradd --uid ${USER}`);
  expect(made).toMatch(
    new RegExp(`install --directory --owner=\\w+ --mode=0700 ${variables.DATA_DIR}$`, 'u'),
  );
  // After everything that root does.
  const names = image?.steps.map(({ name }) => name) ?? [];
  expect(names.lastIndexOf('RUN')).toBeLessThan(names.indexOf('USER'));
  expect(names.lastIndexOf('COPY')).toBeLessThan(names.indexOf('USER'));
});

test('the server of the image starts, says that it is well, shows its pages, and stops when it is asked to', async () => {
  const port = await freePort();
  const [program, ...args] = commandOf(stepsOf(image, 'CMD')[0]);
  let output = '';
  const child: ChildProcess = spawn(program, args, inImage(port));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  try {
    expect(await isHealthy(port)).toBe(false);
    await vi.waitFor(
      async () => {
        if (child.exitCode !== null) return;
        expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      },
      { timeout: 150_000, interval: 200 },
    );
    expect([child.exitCode, output]).toEqual([null, expect.not.stringContaining('"level":50')]);
    expect(await isHealthy(port)).toBe(true);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    expect((await ask('/api/cmt/files/count')).status).toBe(200);
    expect((await ask('/api/openapi.json')).status).toBe(200);
    // Where the apps were built, as `verify` does it before the tests.
    for (const [path, folder] of [
      ['/community/', 'community/build'],
      ['/app/', 'workspace/dist'],
      ['/console/', 'console/dist'],
    ] as const)
      expect([path, (await ask(path)).status]).toEqual([
        path,
        existsSync(join(ROOT, 'apps', folder)) ? 200 : 503,
      ]);
  } finally {
    child.kill('SIGTERM');
  }
  expect([await ended, output]).toEqual([0, expect.any(String)]);
  expect(await isHealthy(port)).toBe(false);
});

test('the operator’s commands work in the image', async () => {
  const run = promisify(execFile);
  const boardwalk = async (...args: string[]) => {
    const [program, ...rest] = commandOf(
      JSON.stringify(['node', 'apps/server/src/cli/boardwalk.ts', ...args]),
    );
    return (await run(program, rest, inImage(3000))).stdout;
  };
  expect(await boardwalk('check-settings')).toContain('https://boards.example.com');
  const backup = join(built.root, 'data', 'backup.tar.gz');
  expect(await boardwalk('backup', backup)).toContain('rows');
  expect(await boardwalk('restore', backup, '--check')).toContain('is whole');
});

// Only root can be somebody else.
test.runIf(asUser.uid !== undefined)(
  'the user of the image can write into the data folder, and nowhere else',
  () => {
    const touch = (path: string) =>
      spawnSync('/bin/sh', ['-c', `: > ${path}/probe`], { ...asUser, cwd: '/', stdio: 'ignore' }).status;
    expect(touch(join(built.root, 'data'))).toBe(0);
    for (const path of ['', 'boardwalk', 'boardwalk/apps/server/src', 'boardwalk/packages/domain'])
      expect([path, touch(join(built.root, path))]).not.toEqual([path, 0]);
  },
);
