import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../src/infra/settings/settings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_REPLICA = join(ROOT, 'deploy/start-replica.sh');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string>;
  ports?: string[];
  networks?: string[];
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  cap_drop?: string[];
  command?: string[];
  entrypoint?: string[];
  volumes?: string[];
}
const compose = parse(read('deploy/compose.yaml')) as { services: Record<string, Service>; configs: object };

/** The variables of the example, with something where secrets go. */
function exampleVariables(): Record<string, string> {
  const lines = read('deploy/.env.example').matchAll(/^(\w+)=(.*)$/gmu);
  return Object.fromEntries([...lines].map(([, name = '', value]) => [name, value || 'secret'.repeat(8)]));
}

/** A text of the compose file with its variables filled in, as compose does it. */
function filledIn(text: string): string {
  const variables = exampleVariables();
  return text.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/gu, (_all, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${name} is not in deploy/.env.example`);
    return value;
  });
}

test('the servers of the compose file have settings a server starts with', () => {
  const environment = compose.services.server?.environment ?? {};
  const settings = readSettings(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)])),
  );
  expect(settings.sharing.redis?.url).toBe('redis://redis:6379');
  expect(settings.sharing.s3).toMatchObject({ endpoint: 'http://objects:8333', forcePathStyle: true });
  expect(settings.databaseUrl).toContain('@postgres:5432/boardwalk');
  expect(settings.trustedProxies).toBe(1);
  // What the addresses name is there, in a network both are in.
  for (const name of ['redis', 'objects', 'postgres']) {
    expect(compose.services[name]?.networks).toEqual(['back']);
  }
});

test('the roles apart are all done, and live boards are sought where they are held', () => {
  const apart = parse(read('deploy/compose.roles.yaml')) as typeof compose;
  const environment = compose.services.server?.environment ?? {};
  const done = Object.entries(apart.services).flatMap(([name, service]) => {
    if (name === 'proxy') return [];
    const variables = { ...environment, ...service.environment };
    const filled = Object.entries(variables).map(([key, value]) => [key, filledIn(value)]);
    return [...readSettings(Object.fromEntries(filled)).roles].map((role) => `${name}: ${role}`);
  });
  expect(done).toEqual(['server: web', 'boards: boards', 'jobs: jobs']);
  expect(apart.services.proxy?.environment).toEqual({ BOARDS: 'boards' });
  expect(read('deploy/Caddyfile')).toMatch(
    /@collab path \/collab \/collab\/\*\s*handle @collab \{\s*import servers \{\$BOARDS:server\}/u,
  );
  expect(() => filledIn(JSON.stringify(apart))).not.toThrow();
});

test('a replica is streamed from the Postgres of the compose file, and servers read from it', () => {
  const added = parse(read('deploy/compose.replica.yaml')) as typeof compose;
  const variables = { ...compose.services.server?.environment, ...added.services.server?.environment };
  const settings = readSettings(
    Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, filledIn(value)])),
  );
  expect(settings.databaseReadUrl).toContain('@postgres-replica:5432/boardwalk');
  const replica = added.services['postgres-replica'];
  expect(replica?.image).toBe(compose.services.postgres?.image);
  expect(replica?.networks).toEqual(['back']);
  // A replica with fewer connections than its primary does not start.
  const connections = (command: readonly string[] = []) =>
    command.filter((word) => word.startsWith('max_connections='));
  expect(connections(replica?.command)).toEqual(connections(added.services.postgres?.command));
  expect(connections(added.services.postgres?.command)).toEqual(
    connections(compose.services.postgres?.command),
  );
  const opened = Object.values(added.services).filter(({ ports = [] }) => ports.length > 0);
  expect(opened).toEqual([]);
  expect(replica?.volumes).toContain('./start-replica.sh:/usr/local/bin/start-replica.sh:ro');
  expect(replica?.entrypoint).toEqual(['/bin/sh', '/usr/local/bin/start-replica.sh']);
});

/** A folder for a replica, and programs in place of those of Postgres that write down how they were called. */
function replicaFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-start-replica-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'volume/18/docker');
  const calls = join(folder, 'calls');
  mkdirSync(join(folder, 'bin'));
  const program = (name: string, text: string) =>
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >> "${calls}"\n${text}`, {
      mode: 0o755,
    });
  // As pg_basebackup does it: an empty folder is made and filled, another one refused.
  const copy =
    'for word; do case $word in --pgdata=*) mkdir "${word#*=}" && cd "${word#*=}" || exit 1;; esac; done';
  return {
    data,
    /** Starts the replica; `copies` is false when the connection breaks in the middle of the copy. */
    start: (options: { copies: boolean }) => {
      program(
        'pg_basebackup',
        `${copy}; echo begun > base; ${options.copies ? 'echo 18 > PG_VERSION' : 'exit 1'}`,
      );
      program('postgres', '');
      writeFileSync(calls, '');
      const { status } = spawnSync('/bin/sh', [START_REPLICA, '-c', 'hot_standby_feedback=on'], {
        env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, PGDATA: data },
      });
      const called = readFileSync(calls, 'utf8').trim().split('\n');
      return { status, called: called.map((line) => line.split(' ', 1)[0]), last: called.at(-1) };
    },
  };
}

test('a replica copies its primary once, also when the copy breaks off, and then runs with what it is given', () => {
  expect(spawnSync('/bin/sh', ['-n', START_REPLICA], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
  const { data, start } = replicaFolder();
  const broken = start({ copies: false });
  expect([broken.status, broken.called, existsSync(data)]).toEqual([1, ['pg_basebackup'], false]);
  const started = start({ copies: true });
  expect(started).toMatchObject({ status: 0, called: ['pg_basebackup', 'postgres'] });
  expect(started.last).toBe('postgres -c hot_standby_feedback=on');
  expect([readdirSync(data).toSorted(), readdirSync(dirname(data))]).toEqual([
    ['PG_VERSION', 'base'],
    ['docker'],
  ]);
  writeFileSync(join(data, 'base'), 'what was streamed since');
  expect(start({ copies: true })).toMatchObject({ status: 0, called: ['postgres'] });
  expect(readFileSync(join(data, 'base'), 'utf8')).toBe('what was streamed since');
});

test('only the proxy is reachable from outside, and servers can write nowhere', () => {
  const open = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  expect(compose.services.server).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('every variable of the compose file is in the example, and every image has a version', () => {
  expect(() => filledIn(JSON.stringify(compose))).not.toThrow();
  for (const { image = '' } of Object.values(compose.services)) expect(image).toMatch(/:(?!latest)[\w.-]+$/u);
});

test('the image is built with the Node and pnpm the project pins, from folders that are there', () => {
  const recipe = read('deploy/Dockerfile');
  const manifest = JSON.parse(read('package.json')) as {
    packageManager: string;
    devDependencies: { node: string };
  };
  expect(`npm:node@${/NODE_VERSION=(\S+)/u.exec(recipe)?.[1]}`).toBe(manifest.devDependencies.node);
  expect(/(pnpm@[\d.]+)/u.exec(recipe)?.[1]).toBe(manifest.packageManager);
  const copied = [...recipe.matchAll(/^COPY --from=\w+ \/boardwalk\/(\S+)/gmu)].map(([, path = '']) => path);
  expect(copied.length).toBeGreaterThan(5);
  // What is built or installed is not in every checkout.
  const sources = copied.map((path) => path.replace(/\/?(?:node_modules|build|dist)$/u, ''));
  expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
