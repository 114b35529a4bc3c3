import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Signals } from '../signals/signals.ts';
import { prepareAnswer } from './preparedAnswer.ts';
import { openSharedAnswers, type Shown } from './sharedAnswers.ts';

const NOW = 1_000_000;

/** A cache of some bytes, and what a signal and a loss of the connection do to it. */
function open(maxBytes = 1_000_000) {
  let signal: (part: Shown) => void = () => undefined;
  let lose: () => void = () => undefined;
  const state = { isListening: true };
  const signals = {
    subscribe(_channel, handler, options) {
      signal = (part) => void handler(part);
      lose = options?.onLoss ?? lose;
      return () => undefined;
    },
    isListening: () => state.isListening,
    settled: async () => undefined,
    publish: async () => undefined,
    close: async () => undefined,
  } satisfies Signals;
  const cache = openSharedAnswers({ signals, clock: { now: () => new Date(NOW) }, maxBytes });
  return { cache, state, signal: (part: Shown) => signal(part), lose: () => lose() };
}

const partsOf = (body: string) => ({
  operation: 'op',
  headers: {},
  etag: `"${body.length}"`,
  body: Buffer.from(body),
  madeAt: NOW,
  seconds: 30,
});
const answer = (body = 'x') => prepareAnswer(partsOf(body));

function fill(cache: ReturnType<typeof open>['cache'], key: string, made = answer()) {
  const entry = cache.enter(key, ['works']);
  if (entry === undefined || !('settle' in entry)) throw new Error('somebody else is asking');
  entry.settle(made);
}

const isKept = (cache: ReturnType<typeof open>['cache'], key: string) => {
  const entry = cache.enter(key, ['works']);
  if (entry !== undefined && 'settle' in entry) entry.settle();
  return entry !== undefined && 'kept' in entry;
};

test('what was asked for before a change is not kept, and nobody who comes after it waits for it', async () => {
  const { cache, signal } = open();
  const before = cache.enter('list', ['works']);
  const meanwhile = cache.enter('list', ['works']);
  signal('works');
  const after = cache.enter('list', ['works']);
  if (before === undefined || !('settle' in before)) throw new Error('the first one asks');
  expect(meanwhile).toHaveProperty('awaited');
  expect(after).toHaveProperty('settle');
  before.settle(answer());
  expect(isKept(cache, 'list')).toBe(false);
});

test('a change of one part leaves answers that show others', () => {
  const { cache, signal } = open();
  fill(cache, 'list');
  signal('tags');
  expect(isKept(cache, 'list')).toBe(true);
  signal('works');
  expect(isKept(cache, 'list')).toBe(false);
});

test('while no signals come nothing is found or kept; what came of before the loss is not kept either', () => {
  const { cache, state, lose } = open();
  fill(cache, 'list');
  const asked = cache.enter('detail', ['works']);
  lose();
  state.isListening = false;
  expect(cache.enter('list', ['works'])).toBeUndefined();
  state.isListening = true;
  if (asked !== undefined && 'settle' in asked) asked.settle(answer());
  expect([isKept(cache, 'list'), isKept(cache, 'detail')]).toEqual([false, false]);
});

test('however much is asked for, no more bytes are kept than allowed, and the least used ones go', () => {
  const { cache } = open(100_000);
  for (let index = 0; index < 1_000; index += 1) {
    fill(cache, `list ${index}`, answer('x'.repeat(1_000)));
    isKept(cache, 'list 0');
    expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
  }
  expect([isKept(cache, 'list 0'), isKept(cache, 'list 500'), isKept(cache, 'list 999')]).toEqual([
    true,
    false,
    true,
  ]);
  for (let index = 0; index < 1_000; index += 1) cache.link(`/list?${'y'.repeat(1_000)}${index}`, 'list 999');
  expect(cache.early(`/list?${'y'.repeat(1_000)}0`)).toBeUndefined();
});

test('who leads and comes to nothing lets the others ask themselves', async () => {
  const { cache } = open();
  const first = cache.enter('list', ['works']);
  const second = cache.enter('list', ['works']);
  if (first !== undefined && 'settle' in first) first.settle();
  expect(second !== undefined && 'awaited' in second && (await second.awaited)).toBeUndefined();
  expect(cache.enter('list', ['works'])).toHaveProperty('settle');
});

test('who finds out what has changed or is too old has the answer before it, which nobody is shown; after a loss there is none', () => {
  const { cache, signal, lose } = open();
  const former = () => {
    const entry = cache.enter('list', ['works']);
    if (entry === undefined || !('settle' in entry)) throw new Error('it is kept');
    entry.settle();
    return entry.former;
  };
  expect(former()).toBeUndefined();
  const first = answer();
  fill(cache, 'list', first);
  cache.link('/list', 'list');
  signal('works');
  expect(former()).toBe(first);
  expect(cache.early('/list')).toBeUndefined();
  const old = prepareAnswer({ ...partsOf('old'), madeAt: NOW - 30_000 });
  fill(cache, 'list', old);
  expect(former()).toBe(old);
  expect(cache.early('/list')).toBeUndefined();
  lose();
  expect(former()).toBeUndefined();
});

test('an answer with the same body as the one before it is not packed again, one with another body is', async () => {
  const text = 'a list of works '.repeat(200);
  const response = () => new ServerResponse(new IncomingMessage(new Socket()));
  const sent = { requestId: 'r', now: NOW, isEarly: true };
  const former = answer(text);
  await former.send({ 'accept-encoding': 'br' }, response(), sent);
  const same = prepareAnswer(partsOf(text), former);
  expect(same.forms.get('br')).toBe(former.forms.get('br'));
  expect(same.send({ 'accept-encoding': 'br' }, response(), sent)).toBe(200);
  const other = prepareAnswer(partsOf(`${text}!`), former);
  expect([...other.forms.keys()]).toEqual(['identity']);
  await other.send({ 'accept-encoding': 'br' }, response(), sent);
  const packed = Buffer.from(String(other.forms.get('br')), 'latin1');
  expect(brotliDecompressSync(packed).toString()).toBe(`${text}!`);
});
