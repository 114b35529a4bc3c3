import { expect, test } from 'vitest';
import { contractValidators } from './validation.ts';

const schema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' }, width: { type: 'integer', minimum: 1 } },
};
const validate = contractValidators({
  schema,
  httpPart: 'body',
  contentType: 'multipart/form-data',
  method: 'POST',
  url: '/',
}) as (form: unknown) => unknown;
const upload = { path: '/a', sha256: 'a' };
const refusal = (field: string, rule: string) => ({
  error: { data: { fields: [expect.objectContaining({ field, rule })] } },
});

test('a form whose sender has gone before it was read is refused as one that is not there', () => {
  expect(validate(null)).toMatchObject(refusal('body', 'format'));
});

test('a text and several files are no file', () => {
  expect(validate({ file: 'a text' })).toMatchObject(refusal('file', 'required'));
  expect(validate({ file: [upload, upload] })).toMatchObject(refusal('file', 'required'));
  expect(validate({ file: upload, width: '5' })).toBe(true);
});

test('a number without an end is none', () => {
  expect(validate({ file: upload, width: 'Infinity' })).toMatchObject(refusal('width', 'format'));
});
