import { expect, test } from 'vitest';
import { toApiError } from './failures.ts';

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a database that is shutting down', Object.assign(new Error('terminating'), { code: '57P01' })],
  ['a full disk of the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
])('%s is told as unavailable, to be tried again', (_case, error) => {
  expect(toApiError(error)).toMatchObject({ error: 'unavailable', statusCode: 503 });
});

test('what cannot be read of our own data is our fault, not that of the body', () => {
  const broken = (() => {
    try {
      return JSON.parse('{') as unknown;
    } catch (error) {
      return error;
    }
  })();
  expect(toApiError(broken)).toMatchObject({ error: 'internal_error', statusCode: 500 });
});
