import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { prepareAnswer } from './preparedAnswer.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** An answer of so many bytes, found to be true once more, and the body it was made of, for as long as anybody has it. */
function answerOf(length: number) {
  const body = Buffer.from(randomBytes(length).toString('base64').slice(0, length));
  const parts = { operation: 'searchFiles', headers: {}, etag: '"1"', madeAt: 0, seconds: 30 };
  return { body: new WeakRef(body), answer: prepareAnswer({ ...parts, body }).renewed(1) };
}

// Node cuts small buffers out of slabs of 64 kB: one that is kept keeps its slab.
test.each([200, 1500, 20_000])('answers of %d bytes take the memory they count as', async (length) => {
  const { answer, body } = answerOf(length);
  for (const accepted of ['identity', 'gzip', 'br']) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    await answer.send({ 'accept-encoding': accepted }, response, { requestId: '1', now: 1, isEarly: false });
  }
  const kept = [...answer.forms.values()].filter((form) => typeof form !== 'string');
  expect(kept.map((form) => form.buffer.byteLength)).toEqual(kept.map((form) => form.byteLength));
  expect(kept.length).toBe({ 200: 0, 1500: 1, 20_000: 3 }[length]);
  // Nothing else of it holds what it was made of.
  await expect
    .poll(() => {
      collect();
      return body.deref() === undefined;
    })
    .toBe(true);
  expect(answer.etag).toBe('"1"');
});
