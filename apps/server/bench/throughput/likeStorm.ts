import autocannon from 'autocannon';
import pg from 'pg';

/** Likes of one work in a second, beside a bare update of one row. */
export interface Storm {
  likes: number;
  updates: number;
}

/** Updates of one row in a second, each committed by itself, over so many connections. */
export async function bareUpdates(
  connection: pg.ClientConfig,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: connections });
  try {
    await pool.query('create table if not exists bench_row (id integer primary key, n bigint not null)');
    await pool.query('insert into bench_row values (1, 0) on conflict do nothing');
    const end = performance.now() + seconds * 1000;
    let done = 0;
    const clients = Array.from({ length: connections }, async () => {
      const client = await pool.connect();
      while (performance.now() < end) {
        await client.query({ name: 'bare', text: 'update bench_row set n = n + 1 where id = 1' });
        done += 1;
      }
      client.release();
    });
    await Promise.all(clients);
    return done / seconds;
  } finally {
    await pool.end();
  }
}

/** Likes in a second: everybody likes the work and takes the like back, in turn. */
export async function likes(
  port: number,
  {
    work,
    tokens,
    connections,
    seconds,
  }: { work: string; tokens: readonly string[]; connections: number; seconds: number },
): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    setupClient(client) {
      // Everybody on a connection of their own part.
      const own = tokens.filter((_token, index) => index % connections === next % connections);
      next += 1;
      client.setRequests(
        [true, false].flatMap((praise) =>
          own.map((token) => ({
            method: 'POST' as const,
            path: '/api/cmt/files/praise',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ file_key: work, praise }),
          })),
        ),
      );
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} likes failed`);
  return result.requests.total / result.duration;
}
