import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

test('turns come in order, and who comes when too many wait gets none', async () => {
  const turns = openTurns({ atOnce: 1, maxWaiting: 2 });
  const end = await turns.take();
  const order: string[] = [];
  const noted = async (name: string) => {
    const endIt = await turns.take();
    order.push(name);
    endIt?.();
  };
  const both = Promise.all([noted('second'), noted('third')]);
  expect(await turns.take()).toBeUndefined();
  end?.();
  // A second call does not end the turn of another.
  end?.();
  await both;
  expect([order, turns.isIdle()]).toEqual([['second', 'third'], true]);
});

test('who has gone leaves the queue, and takes no turn from others', async () => {
  const turns = openTurns({ atOnce: 1, maxWaiting: 1 });
  const end = await turns.take();
  const visitor = new AbortController();
  const waits = turns.take(visitor.signal);
  visitor.abort();
  expect(await waits).toBeUndefined();
  expect(await turns.take(visitor.signal)).toBeUndefined();
  const next = turns.take();
  end?.();
  expect(await next).toBeTypeOf('function');
});

test('a wait has an end, after which the queue is free again', async () => {
  const turns = openTurns({ atOnce: 1, maxWaiting: 1, maxWaitMs: 1 });
  await turns.take();
  expect(await turns.take()).toBeUndefined();
  expect(await turns.take()).toBeUndefined();
});
