import { describe, expect, expectTypeOf, test } from 'vitest';
import { isFailureOf, type ApiFailure, type ErrorsOf, type FieldProblem } from '../src/index.ts';
import { clientOn, failure, failureOf, FILE_KEY } from './fake-server.ts';

describe('failures of an operation', () => {
  test('are distinguished by the errors its contract names, each with its number and data', async () => {
    const { client } = clientOn(
      () => failure(409, 2201, 'file_limit_reached', { limit: 10, current: 10, team_id: '1001' }),
      { getAccessToken: () => 'token' },
    );
    const reason = await failureOf(client.call('copyFileByPost', { path: { file_key: FILE_KEY } }));
    expect(isFailureOf(reason, 'searchFiles')).toBe(false);
    expect(isFailureOf(new Error('other'), 'copyFileByPost')).toBe(false);
    if (!isFailureOf(reason, 'copyFileByPost')) throw new Error('It is a failure of this operation.');
    expectTypeOf<'bad_input' | 'scope_missing'>().toExtend<ErrorsOf<'countFiles'>>();
    // @ts-expect-error -- the contract of this operation does not name it
    expect(reason.error === 'owns_teams').toBe(false);
    if (reason.error === 'bad_input')
      expectTypeOf(reason.data.fields).toEqualTypeOf<readonly FieldProblem[]>();
    if (reason.error !== 'file_limit_reached') throw new Error(`Not ${reason.error}.`);
    expectTypeOf(reason.data.limit).toEqualTypeOf<number>();
    expectTypeOf(reason.data.retry_after).toEqualTypeOf<number | undefined>();
    expect(reason.data).toEqual({ limit: 10, current: 10, team_id: '1001' });
  });

  test('name the method, the address without what stands in it, and the operation', async () => {
    const { client } = clientOn(() => Promise.reject(new TypeError('fetch failed')));
    const reason = (await failureOf(
      client.call('fileExists', { path: { file_key: FILE_KEY } }),
    )) as ApiFailure;
    expect(reason.message).toBe(
      'fileExists (GET https://boardwalk.test/api/cmt/file/{file_key}/exist): no answer',
    );
    expect(reason.toRecord()).toMatchObject({
      operation: 'fileExists',
      request: 'GET https://boardwalk.test/api/cmt/file/{file_key}/exist',
    });
  });
});
