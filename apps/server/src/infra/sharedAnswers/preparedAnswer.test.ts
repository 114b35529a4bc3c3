import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { prepareAnswer, type PreparedAnswer } from './preparedAnswer.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Those of all tests: what one of them no longer needs would count for the next one. */
const kept: PreparedAnswer[] = [];

/** What the test's own machinery may take meanwhile. Slabs would be 64 MB. */
const OF_OTHERS = 8 * 1024 * 1024;

/** Bytes of all buffers once those that nobody needs have gone. */
function bytesOfBuffers(): number {
  collect();
  return process.memoryUsage().arrayBuffers;
}

/** Other buffers that are made meanwhile and not kept, as a server makes them for each request. */
function madeMeanwhile(): number {
  return Array.from({ length: 40 }, (_, index) => Buffer.from('z'.repeat(2000 + index))).length;
}

test.each([200, 1500, 20_000])('answers of %d bytes take the memory they count as', async (length) => {
  const COUNT = 1000;
  const before = bytesOfBuffers();
  let counted = 0;
  for (let index = 0; index < COUNT; index += 1) {
    madeMeanwhile();
    const body = Buffer.from(`${index}`.padEnd(length, 'a'));
    const answer = prepareAnswer({
      operation: 'searchFiles',
      headers: {},
      etag: `"${index}"`,
      body,
      madeAt: 0,
      seconds: 30,
    });
    counted += answer.bytes;
    kept.push(answer.renewed(1));
  }
  expect(bytesOfBuffers() - before).toBeLessThan(counted + OF_OTHERS);
});
