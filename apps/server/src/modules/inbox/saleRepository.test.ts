import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';
import { addSale, removeSale } from './saleRepository.ts';

const server = testServer();
const income = { amount: 3_000, currency: 'CNY' };

test('a sale that was paid before the one that made the message is counted in it, and can be taken out', async () => {
  const owner = await server.createUser();
  const { userId } = owner;
  const sale = { userId, fileKey: await createWork(server, { owner }), income };
  const [earlier, later] = [new Date('2026-11-29T10:00:00.000Z'), new Date('2026-11-29T10:00:00.005Z')];
  // Of two at once, the later one may be written first; clocks of servers differ as well.
  expect(await addSale(server.db, { ...sale, now: later })).toBe(true);
  expect(await addSale(server.db, { ...sale, now: earlier })).toBe(false);
  const counted = async () => {
    const rows = await server.db
      .selectFrom('inbox_message')
      .select('content')
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ content }) => (JSON.parse(content) as { count: number }).count);
  };
  expect(await counted()).toEqual([2]);
  await removeSale(server.db, { ...sale, soldAt: earlier });
  expect(await counted()).toEqual([1]);
  await removeSale(server.db, { ...sale, soldAt: later });
  expect(await counted()).toEqual([]);
});
