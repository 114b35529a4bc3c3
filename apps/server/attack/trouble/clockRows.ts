import type { OperationId } from '@boardwalk/api-client';
import type { Writer } from '../kills/writers.ts';
import type { Site } from '../site.ts';

/** Rows of another time than that of their writing, and effects of another day. */
export async function timeFaults(site: Site, began: Date): Promise<string[]> {
  const columns = await site.query<{ table_name: string }>(
    `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'created_at' and table_type = 'BASE TABLE'
       and data_type like 'timestamp%'`,
  );
  const found: string[] = [];
  for (const { table_name: table } of columns) {
    const [row] = await site.query<{ count: string }>(
      `select count(*) from "${table}" where created_at > now() + interval '1 minute'
         or (created_at < $1::timestamptz - interval '1 minute' and created_at > $1::timestamptz - interval '1 day')`,
      [began],
    );
    if (Number(row?.count) > 0)
      found.push(`${row?.count} rows of ${table} have another time than the true one`);
  }
  const [visits] = await site.query<{ count: string }>(
    `select count(*) from (select user_id from point_entry where cause = 'dailyVisit' group by user_id having count(*) > 1) as twice`,
  );
  if (Number(visits?.count) > 0)
    found.push(`${visits?.count} people have points for more than one visit today`);
  const [long] = await site.query<{ count: string }>(
    `select count(*) from refresh_token where expires_at > now() + interval '24 hours 1 minute'`,
  );
  if (Number(long?.count) > 0) found.push(`${long?.count} refresh tokens are good for longer than a day`);
  return found;
}

/** Lists of somebody that, read in small parts, have doubles or gaps. */
export async function listFaults(site: Site, writer: Writer): Promise<string[]> {
  const { by, place } = writer;
  const orders = await readList(writer, 'listOrders', {});
  const files = await readList(writer, 'listProjectFiles', {
    params: { ...place },
    query: { folder_id: '0' },
  });
  const stored = async (statement: string, values: unknown[]) =>
    (await site.query<{ id: string }>(statement, values)).map(({ id }) => id);
  const lists = [
    {
      name: 'orders',
      read: orders.map((order) => String(order['order_id'])),
      rows: await stored('select order_id as id from goods_order where user_id = $1', [by.userId]),
    },
    {
      name: 'files',
      read: files.map((file) => String(file['file_key'])),
      rows: await stored(
        'select file_key as id from file where project_id = $1 and folder_id is null and trashed_at is null',
        [place.projectId],
      ),
    },
  ];
  return lists.flatMap(({ name, read, rows }) =>
    read.toSorted().join() === rows.toSorted().join()
      ? []
      : [
          `the ${name} of ${by.account}, read in parts: ${read.length}, ${new Set(read).size} different ones, of ${rows.length}`,
        ],
  );
}

async function readList(
  { api, by }: Writer,
  operationId: OperationId,
  call: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for (let cursor = '0'; ;) {
    const answer = await api(operationId, by, { ...call, query: { ...call.query, cursor, size: 7 } });
    if (answer.status !== 200) throw new Error(`${operationId} answered ${answer.status} ${answer.text}`);
    const data: unknown = answer.data;
    const page = data as { list: Record<string, unknown>[]; next_cursor: string; has_more: boolean };
    items.push(...page.list);
    if (!page.has_more) return items;
    cursor = page.next_cursor;
  }
}
