import { expect, test } from 'vitest';
import { turboArgs } from '../src/turbo.ts';

test('a run names its concurrency once, whatever a step asks for', () => {
  const flags = turboArgs('test', { concurrency: 1, more: ['--filter=a'] });
  expect(flags.filter((flag) => flag.startsWith('--concurrency'))).toEqual(['--concurrency=1']);
  expect(flags).toContain('--filter=a');
});
