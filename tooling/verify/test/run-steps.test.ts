import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { chooseSteps } from '../src/arguments.ts';
import { summaryLine } from '../src/main.ts';
import { runSteps } from '../src/run-steps.ts';
import type { Step } from '../src/step.ts';

/** A terminal that remembers what was printed. */
function recorder() {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { out: stream as NodeJS.WriteStream, text: () => text };
}

function step(name: string, change: Partial<Step> = {}): Step {
  return { name, timeoutMs: 1000, run: async () => ({ passed: 1, failed: 0, output: '' }), ...change };
}

test('steps run in order, the light ones side by side, a heavy one alone', async () => {
  const events: string[] = [];
  const slow = (name: string, light: boolean) =>
    step(name, {
      light,
      async run() {
        events.push(`+${name}`);
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
        events.push(`-${name}`);
        return { passed: 1, failed: 0, output: '' };
      },
    });
  await runSteps([slow('a', true), slow('b', true), slow('heavy', false), slow('c', true)], recorder().out);
  expect(events).toEqual(['+a', '+b', '-a', '-b', '+heavy', '-heavy', '+c', '-c']);
});

test('lanes run beside each other, the steps of one in order', async () => {
  const events: string[] = [];
  const gate = Promise.withResolvers<void>();
  const third = Promise.withResolvers<void>();
  const noted = (name: string, lane: string | undefined, until: Promise<unknown> = Promise.resolve()) =>
    step(name, {
      ...(lane === undefined ? {} : { lane }),
      async run() {
        events.push(name);
        await until;
        events.push(`${name} done`);
        return { passed: 1, failed: 0, output: '' };
      },
    });
  const opens = noted('b2', 'b', third.promise);
  await runSteps(
    [
      noted('before', undefined),
      noted('a1', 'a', gate.promise),
      noted('b1', 'b'),
      {
        ...opens,
        async run(log, timeoutMs) {
          const result = await opens.run(log, timeoutMs);
          gate.resolve();
          return result;
        },
      },
      noted('a2', 'a'),
      step('c1', {
        lane: 'c',
        async run() {
          third.resolve();
          return { passed: 1, failed: 0, output: '' };
        },
      }),
      noted('after', undefined),
    ],
    recorder().out,
  );
  // The first of lane a ends only because the second of lane b ran beside it, and that one only because lane c did.
  expect(events.filter((event) => !event.endsWith('done'))).toEqual([
    'before',
    'a1',
    'b1',
    'b2',
    'a2',
    'after',
  ]);
  expect(events.indexOf('a1 done')).toBeGreaterThan(events.indexOf('b2 done'));
  expect(events.slice(0, 2)).toEqual(['before', 'before done']);
  expect(events.slice(-2)).toEqual(['after', 'after done']);
});

test('a passing step prints one line, a failing one its output too', async () => {
  const { out, text } = recorder();
  await runSteps(
    [
      step('good', { run: async () => ({ passed: 2, failed: 0, output: 'chatter', note: '2 passed' }) }),
      step('bad', { run: async () => ({ passed: 0, failed: 1, output: 'the reason' }) }),
    ],
    out,
  );
  expect(text()).toMatch(/✓ good +0\.0 s +2 passed\n/);
  expect(text()).not.toContain('chatter');
  expect(text()).toMatch(/✗ bad +0\.0 s\n\nthe reason\n {2}full output: .*bad\.log/);
});

test('a check that crashes is a failed check, and the others still run', async () => {
  const { out, text } = recorder();
  const results = await runSteps(
    [
      step('broken', {
        run: () => Promise.reject(new Error('no such file')),
      }),
      step('after'),
    ],
    out,
  );
  expect(results.get('broken')).toMatchObject({ passed: 0, failed: 1 });
  expect(results.get('after')).toMatchObject({ passed: 1, failed: 0 });
  expect(text()).toContain('no such file');
});

test('after an interruption no step begins and the ended one is not called failed', async () => {
  const { out, text } = recorder();
  const interruption = new AbortController();
  const ended = step('ended', {
    async run() {
      interruption.abort();
      return { passed: 0, failed: 1, output: 'killed' };
    },
  });
  expect(await runSteps([ended, step('next')], out, interruption.signal)).toEqual(new Map());
  expect(text()).toBe('');
});

test('the last line sums up tests and checks', () => {
  const results = [
    { passed: 40, failed: 2, output: '' },
    { passed: 1, failed: 0, output: '' },
  ];
  expect(summaryLine(results)).toBe('41 passed, 2 failed');
});

test('a person can choose steps by name, or start at one', () => {
  const all = ['format', 'lint', 'build', 'unit'];
  expect(chooseSteps([], all)).toEqual({ steps: all });
  expect(chooseSteps(['--only', 'unit,format'], all)).toEqual({ steps: ['format', 'unit'] });
  expect(chooseSteps(['--from=build'], all)).toEqual({ steps: ['build', 'unit'] });
});

test('a step that does not exist is refused with the names of those that do', () => {
  expect(chooseSteps(['--only', 'lnt'], ['format', 'lint'])).toEqual({
    error: 'There is no step lnt. The steps are: format, lint',
  });
  expect(chooseSteps(['--what'], ['format'])).toEqual({ error: expect.stringContaining('Usage') as string });
});
