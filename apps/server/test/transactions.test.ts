import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { inTransaction } from '../src/infra/database/database.ts';
import { testDatabase } from './testDatabase.ts';
import { outsideTransactions, watchRequests, watchTransactions } from './transactions.ts';

const it = testDatabase();

test('what takes long is refused in a transaction, and allowed to what goes on after it', async () => {
  const db = watchTransactions(it.db);
  const store = outsideTransactions('store', { read: async () => 'bytes' });
  const inside = inTransaction(db, async (trx) => inTransaction(trx, async () => store.read()));
  await expect(inside).rejects.toThrow('store.read was used in a transaction');
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let after = Promise.resolve('');
  await inTransaction(db, async () => {
    after = ended.then(() => store.read());
  });
  end();
  expect(await after).toBe('bytes');
});

test('what is asked of other servers in a transaction is noticed', async () => {
  const other = createServer((_request, response) => response.end());
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const { asked, stop } = watchRequests();
  const get = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  await get();
  expect(asked).toEqual([]);
  await inTransaction(watchTransactions(it.db), get);
  expect(asked).toEqual([`GET http://127.0.0.1:${port}/`]);
  stop();
  other.close();
});
