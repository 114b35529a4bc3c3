import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../src/infra/database/database.ts';
import type { Schema } from '../src/infra/database/schema.ts';
import type { readKeyword } from '../src/modules/files/catalogue/service.ts';
import type { listRelevantWorks } from '../src/modules/search/relevanceRepository.ts';
import { openBenchServer } from './benchServer.ts';
import { publishDocuments } from './search/fill.ts';
import { questionsOf } from './search/latency.ts';
import { syntheticWorks } from './search/syntheticWorks.ts';

/*
 * What a search costs and finds beside the former code, on one database, which this code has migrated: the processor time of Postgres
 * for its statement, as the kernel counts it for the connection, and the sum of the relevance of the first forty works. The sum says
 * whether works are missed that are worth more; which of those that are worth the same come first may differ. Linux only.
 * `BESIDE=folder pnpm --filter @boardwalk/server bench:search-beside`
 *
 * BESIDE=folder another checkout, installed
 * WORKS=50000   made works among which is searched
 */

const { BESIDE, WORKS = '50000' } = process.env;
if (BESIDE === undefined) throw new Error('BESIDE says which checkout has the former code');
const TURNS = 4;
const SIZE = 40;

interface Search {
  listRelevantWorks: typeof listRelevantWorks;
}
interface Catalogue {
  readKeyword: typeof readKeyword;
}

interface Cost {
  milliseconds: number;
  relevance: number;
}

const documents = syntheticWorks(Number(WORKS));
const server = await openBenchServer();
try {
  await publishDocuments(server.db, documents);
  await server.prepare();
  const former = await openEngine(join(BESIDE, 'apps', 'server', 'src'));
  const present = await openEngine(join(import.meta.dirname, '..', 'src'));
  process.stdout.write(
    '| what | asked | before, ms | now, ms | ratio | relevance before | now | a first page worth less |\n| --- | --: | --: | --: | --: | --: | --: | --: |\n',
  );
  for (const { name, texts } of questionsOf(documents.map((document) => document.name)).filter(
    ({ kind }) => kind === 'search',
  )) {
    const costs: [Cost, Cost][] = [];
    for (const text of texts) costs.push([await former.ask(text), await present.ask(text)]);
    const sum = (which: 0 | 1, part: keyof Cost) =>
      costs.reduce((total, cost) => total + cost[which][part], 0);
    const less = costs.filter(([before, now]) => now.relevance < before.relevance * 0.99).length;
    const [before, now] = [sum(0, 'milliseconds') / texts.length, sum(1, 'milliseconds') / texts.length];
    const cells = [before.toFixed(2), now.toFixed(2), `${(before / now).toFixed(1)} ×`];
    process.stdout.write(
      `| ${[name, texts.length, ...cells, sum(0, 'relevance').toFixed(0), sum(1, 'relevance').toFixed(0), less].join(' | ')} |\n`,
    );
  }
  await former.close();
  await present.close();
} finally {
  await server.close();
}

/** The search of a checkout, on a connection of its own. */
async function openEngine(source: string) {
  const { listRelevantWorks: list } = (await import(
    join(source, 'modules', 'search', 'relevanceRepository.ts')
  )) as Search;
  const { readKeyword: read } = (await import(
    join(source, 'modules', 'files', 'catalogue', 'service.ts')
  )) as Catalogue;
  const pool = openPool({ connection: server.connection, poolSize: 1 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const processorTime = () =>
    Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  return {
    async ask(text: string): Promise<Cost> {
      const keyword = read(text);
      if (keyword === undefined) return { milliseconds: 0, relevance: 0 };
      const search = () => list(db, keyword, {}, { cursor: '0', size: SIZE }, 'en-US');
      const page = await search();
      const before = processorTime();
      for (let turn = 0; turn < TURNS; turn += 1) await search();
      return {
        milliseconds: (processorTime() - before) / TURNS,
        relevance: page.list.reduce((total, { relevance }) => total + relevance, 0),
      };
    },
    close: () => db.destroy(),
  };
}
