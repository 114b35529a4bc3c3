import { expect, test } from 'vitest';
import { testServer } from '../../../../test/harness.ts';
import { waitForLocks } from '../../../../test/waitForLocks.ts';
import { createWork } from '../../../../test/works.ts';

const server = testServer();

const copiesOf = (fileKey: string) =>
  server.db.selectFrom('file').select('file_key').where('origin_file_key', '=', fileKey).execute();

test.each([
  ['is taken down', { is_live: false }, { status: 404, error: 'file_not_found' }],
  ['gets a price', { fee_type: 3, unit_price: 5000 }, { status: 403, error: 'payment_required' }],
  ['is for members only', { fee_type: 2 }, { status: 403, error: 'membership_required' }],
] as const)('a work that %s while it is copied is not copied', async (_what, change, refusal) => {
  const fileKey = await createWork(server, { owner: await server.createUser() });
  const as = await server.createUser();
  const { copied } = await server.db.transaction().execute(async (trx) => {
    await trx.updateTable('publication').set(change).where('file_key', '=', fileKey).execute();
    const copying = server.api('copyFile', { as, params: { file_key: fileKey } });
    await waitForLocks(server.db, 1);
    return { copied: copying };
  });
  expect(await copied).toMatchObject(refusal);
  expect(await copiesOf(fileKey)).toEqual([]);
});

test('who asks for a copy again by the same key gets the one they have, though the work is gone since', async () => {
  const fileKey = await createWork(server, { owner: await server.createUser() });
  const as = await server.createUser();
  const copy = async () => {
    const headers = { 'idempotency-key': 'the-same-copy-1' };
    return server.api('copyFile', { as, params: { file_key: fileKey }, headers });
  };
  const first = await copy();
  expect(first.status).toBe(200);
  const withdrawn = { is_live: false };
  await server.db.updateTable('publication').set(withdrawn).where('file_key', '=', fileKey).execute();
  expect(await copy()).toMatchObject({ status: 200, data: first.data });
  expect(await copiesOf(fileKey)).toHaveLength(1);
});
