import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openBenchServer, type BenchServer, type Statement } from './benchServer.ts';
import { fillLargeCommunity, type LargeCommunity } from './largeCommunity.ts';
import { explain, type Plan } from './explain.ts';

/*
 * How Postgres answers every list over a large community: the plans of page 1 and of page 2,000, kept as
 * docs/reports/list-plans.md. `pnpm --filter @boardwalk/server bench:plans`
 */

const SIZE = { works: Number(process.env.WORKS ?? 200_000), people: Number(process.env.PEOPLE ?? 90_000) };
const PAGE = 40;
/** Rows before page 2,000. */
const DEPTH = Number(process.env.PAGES ?? 1_999) * PAGE;
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'list-plans.md');
/** Times a page is asked for; the fastest counts, as the others were disturbed. */
const TIMES = 7;

interface List {
  name: string;
  path: string;
  as?: 'busiest';
}

function listsOf(has: LargeCommunity): List[] {
  const { busiest, tagId, topicId, teamId, projectId } = has;
  return [
    { name: 'Home, popular', path: '/cmt/files/view/list?viewType=2' },
    { name: 'Home, newest', path: '/cmt/files/view/list?viewType=1&order=11' },
    { name: 'Works of followed creators', path: '/cmt/files/view/list?viewType=3', as: 'busiest' },
    { name: 'Works of a tag', path: `/cmt/files/link?tagIds=${tagId}&order=2` },
    { name: 'Works of a topic', path: `/cmt/special_topic/file_list?id=${topicId}` },
    { name: 'Recommended', path: '/cmt/v2/recommendation/common?origin=home' },
    { name: 'Search, a common word', path: `/cmt/files/search?keyword=${has.commonWord}` },
    { name: 'Search, a rare word', path: `/cmt/files/search?keyword=${has.rareWord}` },
    { name: 'Search, a word of a tenth', path: '/cmt/files/search?keyword=retrospectiva' },
    { name: 'Search, newest first', path: `/cmt/files/search?keyword=${has.commonWord}&order=11` },
    { name: 'Works of a creator', path: `/cmt/files/creator/list?user_id=${busiest}` },
    { name: 'Own works', path: '/cmt/files/creator/self', as: 'busiest' },
    { name: 'Collections', path: '/cmt/files/user/collect', as: 'busiest' },
    { name: 'Browsing history', path: '/cmt/user_footprint', as: 'busiest' },
    { name: 'Fans', path: `/cmt/user_fans/list?user_id=${busiest}` },
    { name: 'Follows', path: `/cmt/user_focus/list?user_id=${busiest}` },
    { name: 'Own submissions', path: '/cmt/files/audit/list?viewType=1', as: 'busiest' },
    { name: 'Review queue', path: '/cmt/manager/review/list', as: 'busiest' },
    {
      name: 'Files of a folder',
      path: `/web/team/${teamId}/project/${projectId}/files?folder_id=0`,
      as: 'busiest',
    },
    { name: 'Recent files of all teams', path: '/web/files/recent', as: 'busiest' },
    { name: 'Recent files by name', path: '/web/files/recent?name=plan', as: 'busiest' },
    { name: 'Name suggestions', path: `/cmt/files/name/tips?name=${has.commonWord}` },
    { name: 'People, for admins', path: '/cmt/manager/people', as: 'busiest' },
    { name: 'People by name, for admins', path: '/cmt/manager/people?keyword=Person', as: 'busiest' },
    { name: 'Number of works of a tag', path: `/cmt/files/count?tag_id=${tagId}` },
    { name: 'Number of works of a word', path: `/cmt/files/count?keyword=${has.commonWord}` },
    { name: 'Messages', path: '/inbox/from/board-web/messages?page=1&size=15', as: 'busiest' },
  ];
}

interface Measured {
  statements: Statement[];
  plans: Plan[];
  rows: number;
  milliseconds: number;
}

const server = await openBenchServer();
try {
  process.stdout.write(`Filling a community of ${SIZE.works} works and ${SIZE.people} people\n`);
  const has = await fillLargeCommunity(server.db, SIZE);
  const { token } = await server.infra.tokens.issue({ userId: has.busiest, sessionId: 'bench' });
  const lines: string[] = [];
  const details: string[] = [];
  for (const list of listsOf(has)) {
    const ask = asker(server, list, token);
    const first = await measure(server, () => ask('0', PAGE));
    const deep = await deepCursor(ask);
    const last = deep === undefined ? undefined : await measure(server, () => ask(deep, PAGE));
    lines.push(rowOf(list, first, last));
    details.push(detailOf(list, first, last));
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, reportOf(lines, details));
  process.stdout.write(`Written to ${REPORT}\n`);
} finally {
  await server.close();
}

interface Page {
  /** Missing where the answer is a number. */
  list?: unknown[];
  next_cursor?: string;
  has_more?: boolean;
}
type Ask = (cursor: string, size: number) => Promise<Page>;

function asker({ app }: BenchServer, { path, as, name }: List, token: string): Ask {
  return async (cursor, size) => {
    const paging = path.includes('page=')
      ? ''
      : `${path.includes('?') ? '&' : '?'}cursor=${cursor}&size=${size}`;
    const response = await app.inject({
      url: `/api${path}${paging}`,
      headers: as === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${response.body}`);
    return response.json<{ data: Page }>().data;
  };
}

/** The cursor of page 2,000, found by turning the pages (larger ones); undefined when the list ends before. */
async function deepCursor(ask: Ask): Promise<string | undefined> {
  let cursor = '0';
  for (let seen = 0; seen < DEPTH;) {
    const size = Math.min(100, DEPTH - seen);
    const page = await ask(cursor, size);
    if (page.has_more !== true || page.next_cursor === undefined) return undefined;
    cursor = page.next_cursor;
    seen += page.list?.length ?? 0;
  }
  return cursor;
}

async function measure(from: BenchServer, ask: () => Promise<Page>): Promise<Measured> {
  let rows = 0;
  const statements = await from.statementsOf(async () => {
    rows = (await ask()).list?.length ?? 1;
  });
  let milliseconds = Infinity;
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    await ask();
    milliseconds = Math.min(milliseconds, performance.now() - started);
  }
  const client = new pg.Client(from.connection);
  await client.connect();
  try {
    const plans: Plan[] = [];
    for (const statement of statements) plans.push(await explain(client, statement));
    return { statements, plans, rows, milliseconds };
  } finally {
    await client.end();
  }
}

function rowOf({ name }: List, first: Measured, last: Measured | undefined): string {
  const sum = ({ plans }: Measured) => plans.reduce((total, plan) => total + plan.pages, 0);
  const scans = [...new Set([...first.plans, ...(last?.plans ?? [])].flatMap((plan) => plan.wholeTables))];
  const deep =
    last === undefined
      ? ['–', '–', '–']
      : [
          last.milliseconds.toFixed(1),
          String(sum(last)),
          `${(last.milliseconds / first.milliseconds).toFixed(2)}×`,
        ];
  return `| ${[name, first.statements.length, first.milliseconds.toFixed(1), sum(first), ...deep, scans.join(', ') || 'none'].join(' | ')} |`;
}

function detailOf({ name, path }: List, first: Measured, last: Measured | undefined): string {
  const part = (title: string, { plans }: Measured) =>
    `### ${title}\n\n${plans.map(({ text }) => `\`\`\`\n${text}\n\`\`\``).join('\n\n')}\n`;
  return [
    `## ${name}`,
    '',
    `\`GET ${path.replaceAll(/[0-9A-Za-z]{12}(?=$|&|\/)/gu, '{key}')}\``,
    '',
    part('Page 1', first),
    last === undefined ? '' : part('Page 2,000', last),
  ].join('\n');
}

function reportOf(lines: readonly string[], details: readonly string[]): string {
  return `# How lists are answered

Plans of every list over ${SIZE.works.toLocaleString('en')} published works and ${SIZE.people.toLocaleString('en')} people, one of whom owns, follows and
has collected and seen enough for 2,000 pages of ${PAGE}. Written by \`pnpm --filter @boardwalk/server bench:plans\`;
measured in one process on one machine, so only the ratios say something.

*ms* is the whole request in process, the fastest of ${TIMES}; *pages* are the 8 kB pages Postgres touched; *whole tables* names
tables of more than 1,000 rows that were read from end to end.

| list | statements | page 1, ms | pages | page 2,000, ms | pages | cost of page 2,000 | whole tables |
| --- | --: | --: | --: | --: | --: | --: | --- |
${lines.join('\n')}

${details.join('\n')}`;
}
