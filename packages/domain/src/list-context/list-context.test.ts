import { expect, test } from 'vitest';
import { createKey } from '../file-key/file-key.ts';
import {
  keepsListContext,
  LIST_CONTEXT_MAX,
  neighboursOf,
  readListContext,
  writeListContext,
  type ListContext,
} from './list-context.ts';

function keys(count: number): string[] {
  let seed = 1;
  const randomBytes = (size: number) =>
    Uint8Array.from(Array.from({ length: size }, () => (seed = (seed * 16_807) % 2_147_483_647) % 256));
  return Array.from({ length: count }, () => createKey(randomBytes));
}

const KEYS = keys(5);
const CONTEXT: ListContext = { source: '/search?keyword=swot', fileKeys: KEYS, scrollTop: 640 };

test('[AMB-44][OPEN-20] the list a file was opened from is stored and read back', () => {
  expect(readListContext(writeListContext(CONTEXT, KEYS[2] ?? ''))).toEqual(CONTEXT);
});

test('of a long list the keys around the opened file are kept', () => {
  const many = keys(1000);
  for (const index of [0, 500, 999]) {
    const opened = many[index] ?? '';
    const read = readListContext(writeListContext({ ...CONTEXT, fileKeys: many }, opened));
    expect(read?.fileKeys).toHaveLength(LIST_CONTEXT_MAX);
    expect(read?.fileKeys).toContain(opened);
    expect(read?.count).toBe(1000);
  }
});

test.each([
  null,
  '',
  '{',
  'null',
  '{"source":"https://example.com/","fileKeys":[],"scrollTop":0}',
  '{"source":"//example.com/","fileKeys":[],"scrollTop":0}',
  '{"source":"/","fileKeys":["hot"],"scrollTop":0}',
  '{"source":"/","fileKeys":[],"scrollTop":"0"}',
  '{"source":"/","fileKeys":[],"scrollTop":-1}',
])('%j is no list to go back to', (stored) => {
  expect(readListContext(stored)).toBeNull();
});

test('the file page finds the previous and the next file of its list', () => {
  expect(neighboursOf(CONTEXT, KEYS[0] ?? '')).toEqual({ previous: null, next: KEYS[1] });
  expect(neighboursOf(CONTEXT, KEYS[2] ?? '')).toEqual({ previous: KEYS[1], next: KEYS[3] });
  expect(neighboursOf(CONTEXT, KEYS[4] ?? '')).toEqual({ previous: KEYS[3], next: null });
  expect(neighboursOf(CONTEXT, 'elsewhere')).toEqual({ previous: null, next: null });
  expect(neighboursOf(null, KEYS[0] ?? '')).toEqual({ previous: null, next: null });
});

test.each([
  [`/${KEYS[0]}`, true],
  [`/file/${KEYS[0]}`, true],
  ['/', false],
  ['/hot', false],
  ['/tag-7', false],
  ['/topic/7', false],
  ['/file', false],
  [`/profile/${KEYS[0]}`, false],
])('[AMB-44][OPEN-20] going to %s keeps the list: %s', (path, expected) => {
  expect(keepsListContext(path)).toBe(expected);
});
