import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { openDatabase, openPool } from '../database/database.ts';
import { readingPool } from './readingPool.ts';
import { samples } from './samples.ts';
import { positionOf } from './walPosition.ts';

const own = testDatabase();

/** A pool whose connections answer a statement in a way of their own. */
function poolOf(query: (text: string) => Promise<unknown>) {
  const release = vi.fn();
  return { pool: { connect: async () => ({ query, release }) } as unknown as pg.Pool, release };
}

function watchOf(isCurrent = true) {
  let life = new AbortController();
  const lose = vi.fn(() => {
    const lost = life;
    life = new AbortController();
    lost.abort(new Error('lost'));
  });
  return { isCurrent: () => isCurrent, lifetime: () => life.signal, lose };
}

async function read(replica: pg.Pool, watch = watchOf()): Promise<string[]> {
  const primary = openPool({ connection: own.connection, poolSize: 1 });
  const db = openDatabase({ pool: readingPool({ primary, replica, watch }) });
  try {
    return (await db.selectFrom('tag').select('name').execute()).map(({ name }) => name);
  } finally {
    await db.destroy();
    await primary.end();
  }
}

const faultOf = (code: string) => Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });

test('a replica that is asked gives the answer, and one that is behind is not asked', async () => {
  const { pool, release } = poolOf(async () => ({ rows: [{ name: 'of the replica' }], command: 'SELECT' }));
  expect(await read(pool)).toEqual(['of the replica']);
  expect(release).toHaveBeenCalledExactlyOnceWith(false);
  expect(await read(pool, watchOf(false))).toEqual([]);
});

test('a statement that a replica ends, because it is in the way of its replay, is answered by the primary', async () => {
  const watch = watchOf();
  const { pool, release } = poolOf(() => Promise.reject(faultOf('40001')));
  expect(await read(pool, watch)).toEqual([]);
  expect(watch.lose).not.toHaveBeenCalled();
  expect(release).toHaveBeenCalledExactlyOnceWith(false);
});

test('a statement that takes too long is not asked a second time', async () => {
  const { pool } = poolOf(() => Promise.reject(faultOf('57014')));
  await expect(read(pool)).rejects.toMatchObject({ code: '57014' });
});

test.each([
  ['its connection breaks', new Error('Connection terminated unexpectedly')],
  ['it stops', faultOf('57P01')],
])('when %s the replica is lost, and the primary answers', async (_what, fault) => {
  const watch = watchOf();
  const { pool, release } = poolOf(() => Promise.reject(fault));
  expect(await read(pool, watch)).toEqual([]);
  expect(watch.lose).toHaveBeenCalledExactlyOnceWith(fault.message);
  expect(release).toHaveBeenCalledExactlyOnceWith(true);
});

test('who waits for a replica that says nothing any more is answered by the primary once it is known to be lost', async () => {
  const watch = watchOf();
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const { pool, release } = poolOf(() => {
    resolve();
    return new Promise(() => undefined);
  });
  const answer = read(pool, watch);
  await asked;
  watch.lose();
  expect(await answer).toEqual([]);
  expect(watch.lose).toHaveBeenCalledOnce();
  expect(release).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  ['its pool is full', new Error('timeout exceeded when trying to connect')],
  ['it cannot be reached', new Error('connect ECONNREFUSED 127.0.0.1:5432')],
  ['it starts', faultOf('57P03')],
])(
  'when %s, so that it gives no connection, the primary answers; for that alone it is not lost',
  async (_what, fault) => {
    const watch = watchOf();
    expect(await read({ connect: () => Promise.reject(fault) } as unknown as pg.Pool, watch)).toEqual([]);
    expect(watch.lose).not.toHaveBeenCalled();
  },
);

test('a connection that comes when nobody waits for it any more is given up', async () => {
  const watch = watchOf();
  const { promise: connecting, resolve } = Promise.withResolvers<pg.PoolClient>();
  const release = vi.fn();
  const connect = vi.fn(() => connecting);
  const answer = read({ connect } as unknown as pg.Pool, watch);
  await vi.waitFor(() => expect(connect).toHaveBeenCalled(), { interval: 5 });
  watch.lose();
  expect(await answer).toEqual([]);
  resolve({ release } as unknown as pg.PoolClient);
  await vi.waitFor(() => expect(release).toHaveBeenCalledExactlyOnceWith(true), { interval: 5 });
});

test('the lag is how long ago the primary had what the replica still lacks', () => {
  const seen = samples();
  expect(seen.lagSeconds(5_000)).toBe(0);
  for (let second = 0; second < 3_000; second += 1) seen.add(BigInt(second), second * 1000);
  expect(seen.lagSeconds(3_000_000)).toBe(3_000);
  seen.reach(2_000n);
  // Of many, every other one is forgotten: it is known to within some seconds.
  expect(seen.lagSeconds(3_000_000)).toBeGreaterThan(980);
  expect(seen.lagSeconds(3_000_000)).toBeLessThan(1_000);
  seen.reach(3_000n);
  seen.add(2_999n, 4_000_000);
  expect(seen.lagSeconds(5_000_000)).toBe(0);
});

test('positions of the log are numbers in their order', () => {
  const texts = ['0/0', '0/FFFFFFFF', '1/0', '9/B374D848', '10/1', 'FFFFFFFF/FFFFFFFF'];
  const positions = texts.map(positionOf);
  expect(positions.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(positions);
  expect(positionOf('16/B374D848')).toBe(0x16_b374_d848n);
});
