import { describe, expect, test } from 'vitest';
import { AttrNotFoundError, getAuditStatusMapOrEmpty, getSingleAttrStatus } from '../src/index.ts';
import { clientOn, failure, FILE_KEY, success } from './fake-server.ts';

const signedIn = { getAccessToken: () => 'token' };

describe('state of one file', () => {
  const record = {
    file_key: FILE_KEY,
    praised: true,
    collected: false,
    paid: false,
    is_owner: false,
    updated_since_copy: false,
  };

  test('is the record whose key matches exactly', async () => {
    const other = { ...record, file_key: FILE_KEY.toLowerCase(), praised: false };
    const { client, requests } = clientOn(() => success({ list: [other, record] }));
    await expect(getSingleAttrStatus(client, FILE_KEY)).resolves.toEqual(record);
    await expect(requests[0]?.json()).resolves.toEqual({ file_key_list: [FILE_KEY] });
  });

  test("[API-FILE-14][ERR-33] fails with 'attr not found' when no record matches the key exactly", async () => {
    const near = { ...record, file_key: FILE_KEY.toLowerCase() };
    for (const list of [[], [near]]) {
      const { client } = clientOn(() => success({ list }));
      const call = getSingleAttrStatus(client, FILE_KEY);
      await expect(call).rejects.toBeInstanceOf(AttrNotFoundError);
      await expect(call).rejects.toThrow('attr not found');
    }
  });
});

describe('states of review', () => {
  test('come by file key', async () => {
    const { client } = clientOn(() => success({ [FILE_KEY]: 2 }), signedIn);
    await expect(getAuditStatusMapOrEmpty(client, [FILE_KEY])).resolves.toEqual({ [FILE_KEY]: 2 });
  });

  test('[ROLE-38][ERR-34][AMB-25] a 403 counts as an empty map', async () => {
    const { client } = clientOn(() => failure(403, 1201, 'not_owner'), signedIn);
    await expect(getAuditStatusMapOrEmpty(client, [FILE_KEY])).resolves.toEqual({});
  });

  test('[ROLE-38] any other failure stays a failure', async () => {
    const { client } = clientOn(() => failure(500, 1008, 'internal_error'), signedIn);
    await expect(getAuditStatusMapOrEmpty(client, [FILE_KEY])).rejects.toMatchObject({ status: 500 });
  });
});
