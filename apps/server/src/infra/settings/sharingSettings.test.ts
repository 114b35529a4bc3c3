import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartupError } from './StartupError.ts';

function mistakes(variables: Record<string, string>): string {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

test('the object store is described by its settings, and Amazon is found without an address', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readSettings({ S3_BUCKET: 'boards', S3_REGION: 'eu-west-1', ...keys }).sharing.s3).toEqual({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    region: 'eu-west-1',
    bucket: 'boards',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: false,
  });
  const own = readSettings({ S3_BUCKET: 'boards', S3_ENDPOINT: 'http://minio:9000/', ...keys }).sharing.s3;
  expect(own).toMatchObject({ endpoint: 'http://minio:9000', forcePathStyle: true });
  expect(readSettings({}).sharing.s3).toBeUndefined();
});

test('half an object store is refused, and so are two places for the blobs', () => {
  expect(mistakes({ S3_BUCKET: 'boards', S3_ACCESS_KEY_ID: 'id' })).toBe(
    'S3_SECRET_ACCESS_KEY is needed beside S3_BUCKET.',
  );
  expect(mistakes({ S3_ENDPOINT: 'http://minio:9000' })).toContain('S3_BUCKET is needed');
  expect(mistakes({ S3_ENDPOINT: 'minio' })).toContain('S3_ENDPOINT must be an http or https address');
  expect(
    mistakes({
      S3_BUCKET: 'boards',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      BLOB_DIR: '/srv/blobs',
    }),
  ).toContain('BLOB_DIR and S3_BUCKET cannot both');
});

test('several servers must share database, secret and blobs', () => {
  expect(mistakes({ REDIS_URL: 'redis://cache:6379' }).split('\n')).toEqual([
    'DATABASE_URL is needed beside REDIS_URL: several servers cannot share the embedded Postgres.',
    'TOKEN_SECRET is needed beside REDIS_URL: all servers must sign with the same one.',
    'S3_BUCKET or BLOB_DIR is needed beside REDIS_URL: all servers must keep blobs in the same bucket or folder.',
  ]);
  const settings = readSettings({
    REDIS_URL: 'redis://cache:6379',
    DATABASE_URL: 'postgres://db/boards',
    TOKEN_SECRET: 'x'.repeat(32),
    BLOB_DIR: '/srv/blobs',
  });
  expect(settings.sharing.redis).toEqual({ url: 'redis://cache:6379', prefix: 'boardwalk' });
  expect(settings.sharing.blobDir).toBe('/srv/blobs');
  expect(mistakes({ REDIS_URL: 'cache:6379' })).toContain('REDIS_URL must start with redis://');
});

test('the address of live boards is a host with a port, or where the server listens', () => {
  expect(readSettings({}).sharing.boardsAddress).toBeUndefined();
  for (const right of ['boards-1.internal:3000', '10.0.0.7:443', '[fd00::7]:3000'])
    expect(readSettings({ BOARDS_ADDRESS: right }).sharing.boardsAddress).toBe(right);
  for (const wrong of [
    'boards-1',
    'http://boards-1:3000',
    ':3000',
    'a b:1',
    'boards-1:65536',
    'boards-1:0',
    '[1]:80',
  ])
    expect(mistakes({ BOARDS_ADDRESS: wrong })).toBe(
      'BOARDS_ADDRESS must be a host and a port at which other servers reach this one, e.g. boards-1.internal:3000.',
    );
});

test('a server beside others goes on answering for a while when it is asked to stop, one alone does not', () => {
  const shared = {
    REDIS_URL: 'redis://cache:6379',
    DATABASE_URL: 'postgres://db/boards',
    TOKEN_SECRET: 'x'.repeat(32),
    BLOB_DIR: '/srv/blobs',
  };
  const graceOf = (variables: Record<string, string>) => readSettings(variables).sharing.graceSeconds;
  expect([graceOf({}), graceOf(shared)]).toEqual([0, 10]);
  expect(graceOf({ SHUTDOWN_GRACE_SECONDS: '30' })).toBe(30);
  expect(graceOf({ ...shared, SHUTDOWN_GRACE_SECONDS: '0' })).toBe(0);
  for (const wrong of ['601', '-1', '1.5', 'long'])
    expect(mistakes({ SHUTDOWN_GRACE_SECONDS: wrong })).toBe(
      'SHUTDOWN_GRACE_SECONDS must be a whole number from 0 to 600.',
    );
});
