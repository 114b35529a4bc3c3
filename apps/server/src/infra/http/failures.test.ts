import { expect, test } from 'vitest';
import { toApiError } from './failures.ts';

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a database that is shutting down', Object.assign(new Error('terminating'), { code: '57P01' })],
  ['a full disk of the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['a full disk under the blobs', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ['a used up quota', Object.assign(new Error('disk quota exceeded'), { code: 'EDQUOT' })],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a host without an address', Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })],
  ['a name server that is away', Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' })],
  ['a host that does not answer', Object.assign(new Error('connect'), { code: 'ETIMEDOUT' })],
  ['a host without a way to it', Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' })],
  ['a network without a way to it', Object.assign(new Error('connect'), { code: 'ENETUNREACH' })],
  ['a socket with too many waiting', Object.assign(new Error('connect'), { code: 'EAGAIN' })],
  ['a deadlock, tried in vain', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ['a conflict, tried in vain', Object.assign(new Error('could not serialize'), { code: '40001' })],
  ['a connection that was not made in time', new Error('timeout expired')],
  ['a connection that was given back', new Error('Client was closed and is not queryable')],
  ['a broken connection with a code', Object.assign(new Error('Connection terminated'), { code: 'X' })],
])('%s is reported as unavailable, to be tried again', (_case, error) => {
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
