import autocannon from 'autocannon';
import pg from 'pg';

/** Likes of one work in a second, and bare updates of one row. */
interface Storm {
  likes: number;
  updates: number;
  /** Whether the marks and their counter agree after it. */
  isExact: boolean;
}

/** How many like a work, and what its counter says. */
export interface Marks {
  marks: number;
  counter: number;
}

/** A server whose work is liked, and its database. */
interface Site {
  connection: pg.ClientConfig;
  marks(): Promise<Marks>;
  port: number;
  work: string;
  tokens: readonly string[];
}

const LIKE_CONNECTIONS = 64;
const UPDATE_CONNECTIONS = 16;

/** Likes beside bare updates of each server, in turn. */
export async function likesBesideUpdates(sites: readonly Site[], seconds: number): Promise<Storm[]> {
  const before = await Promise.all(sites.map(async (site) => site.marks()));
  const storms = sites.map((site) => ({ site, likes: 0, updates: 0 }));
  const liked = async (site: Site) => likes(site.port, { ...site, connections: LIKE_CONNECTIONS, seconds });
  // Compiled code, and people whose tokens are known, as with the other figures.
  for (const site of sites) await liked(site);
  for (const storm of [...storms, ...storms.toReversed()]) {
    storm.likes += (await liked(storm.site)) / 2;
    storm.updates +=
      (await bareUpdates(storm.site.connection, { connections: UPDATE_CONNECTIONS, seconds })) / 2;
  }
  const after = await Promise.all(sites.map(async (site) => site.marks()));
  const grown = (at: number, part: keyof Marks) => (after[at]?.[part] ?? 0) - (before[at]?.[part] ?? 0);
  return storms.map(({ likes: done, updates }, at) => ({
    likes: done,
    updates,
    isExact: grown(at, 'counter') === grown(at, 'marks'),
  }));
}

/** Updates of one row in a second, each committed by itself, over so many connections. */
async function bareUpdates(
  connection: pg.ClientConfig,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: connections });
  // Its last connections may still be ending when Postgres is stopped.
  pool.on('error', () => undefined);
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
async function likes(
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
