import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInboxContent, writeInboxContent } from './inbox-content.ts';

test('[ENT-13] content is a JSON text holding name and file key, and reads back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, file_key) => {
      const content = writeInboxContent({ name, file_key });
      expect(JSON.parse(content)).toEqual({ name, file_key });
      expect(readInboxContent(content)).toEqual({ name, file_key });
    }),
  );
});

test('the reason of a refusal travels with the content', () => {
  const content = { name: 'Plan', file_key: 'abc', reason: 'The cover is blurred.' };
  expect(readInboxContent(writeInboxContent(content))).toEqual(content);
  expect(JSON.parse(writeInboxContent({ name: 'Plan', file_key: 'abc' }))).not.toHaveProperty('reason');
});

test.each(['', 'null', '[]', '{"name":"a"}', '{"name":1,"file_key":"b"}', '{', '"text"'])(
  'content %j names no file',
  (content) => {
    expect(readInboxContent(content)).toBeNull();
  },
);
