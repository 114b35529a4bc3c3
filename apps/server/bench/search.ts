import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@boardwalk/domain';
import { openBenchServer, type BenchServer } from './benchServer.ts';
import { publishDocuments } from './search/fill.ts';
import { measureLatency, type Latency } from './search/latency.ts';
import { miniSearch } from './search/peer.ts';
import { askAll, qualityOf, type Answered, type Engine } from './search/quality.ts';
import { demoSet, folderSet, type SearchSet } from './search/questions.ts';

/*
 * How well and how fast search answers, beside MiniSearch over the same documents in the same run, kept as
 * docs/reports/search.md. `pnpm bench:search`
 *
 * DATA=folder   also asks the questions of a data set: documents.jsonl (id, language, name?, tags?, text?, board?) and
 *               questions.jsonl (text, language, answers: ids, group?), one JSON object a line
 * DATA_NAME=text how the report calls it
 * WORKS=200000  works among which times are taken; 0 takes none
 * PEER=0        leaves MiniSearch out of the times, which needs some gigabytes for 200,000 works
 * TIMES_ONLY=1  takes the times alone, and puts them in the place of the former ones in the report
 * ONLY=1        prints, and leaves the report as it is
 *
 * What it costs beside the former code: searchBeside.ts
 */

const WORKS = Number(process.env.WORKS ?? 200_000);
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'search.md');

const sets =
  process.env.TIMES_ONLY === '1'
    ? []
    : [demoSet(), ...(process.env.DATA === undefined ? [] : [folderSet(process.env.DATA)])];
const parts: string[] = [];
for (const set of sets) parts.push(await qualityPart(set));
if (WORKS > 0) parts.push(latencyPart(await measureLatency(WORKS, process.env.PEER !== '0')));
if (process.env.ONLY !== '1') {
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, sets.length === 0 ? withTimes(parts.join('\n')) : reportOf(parts));
  process.stdout.write(`Written to ${REPORT}\n`);
}

async function qualityPart(set: SearchSet): Promise<string> {
  const server = await openBenchServer();
  try {
    const ids = await publishDocuments(server.db, set.documents);
    await server.prepare();
    const ours = await askAll(searchOf(server, ids), set.questions);
    const peer = await askAll(miniSearch(set.documents), set.questions);
    const fuzzy = await askAll(miniSearch(set.documents, { fuzzy: 0.2 }), set.questions);
    const rows = [
      qualityRow('all', ours, peer, fuzzy),
      ...LANGUAGES.map((language) =>
        qualityRow(language, ...pick([ours, peer, fuzzy], ({ question }) => question.language === language)),
      ),
    ];
    const groups = [...new Set(set.questions.map(({ group }) => group))];
    const classRows = groups.map((group) =>
      successRow(group, ...pick([ours, peer, fuzzy], ({ question }) => question.group === group)),
    );
    const missed = ours.filter((each) => qualityOf([each]).success === 0);
    for (const { question } of missed.slice(0, 60))
      process.stdout.write(`missed: ${question.group} ${question.language} ${question.text}\n`);
    const part = `## ${set.name}

${set.documents.length.toLocaleString('en')} documents, ${set.questions.length.toLocaleString('en')} questions.

| language | questions | MRR@10 | MiniSearch | MiniSearch, fuzzy | recall@10 | MiniSearch | no answer | MiniSearch |
| --- | --: | --: | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}

Success@10, the share of questions with what is meant among the first ten:

| class | questions | success@10 | MiniSearch | MiniSearch, fuzzy |
| --- | --: | --: | --: | --: |
${classRows.join('\n')}
`;
    process.stdout.write(`${part}\n`);
    return part;
  } finally {
    await server.close();
  }
}

function searchOf({ app }: BenchServer, ids: ReadonlyMap<string, string>): Engine {
  return async ({ text, language }) => {
    const answer = await app.inject({
      url: `/api/cmt/files/search?size=10&keyword=${encodeURIComponent(text.slice(0, 200))}`,
      headers: { 'accept-language': language, cookie: `lang=${language}` },
    });
    if (answer.statusCode !== 200) throw new Error(`${text}: ${answer.body}`);
    return answer
      .json<{ data: { list: { file_key: string }[] } }>()
      .data.list.map(({ file_key }) => ids.get(file_key) ?? '');
  };
}

type Runs = [Answered[], Answered[], Answered[]];

function pick(runs: Runs, fits: (each: Answered) => boolean): Runs {
  return runs.map((run) => run.filter(fits)) as Runs;
}

function qualityRow(name: string, ...runs: Runs): string {
  const [ours, peer, fuzzy] = runs.map(qualityOf) as [Quality, Quality, Quality];
  const cells = [
    ours.mrr.toFixed(3),
    peer.mrr.toFixed(3),
    fuzzy.mrr.toFixed(3),
    ours.recall.toFixed(3),
    peer.recall.toFixed(3),
    percent(ours.empty),
    percent(peer.empty),
  ];
  return `| ${[name, ours.questions, ...cells].join(' | ')} |`;
}

type Quality = ReturnType<typeof qualityOf>;

function successRow(name: string, ...runs: Runs): string {
  const [ours, peer, fuzzy] = runs.map(qualityOf) as [Quality, Quality, Quality];
  return `| ${[name, ours.questions, ours.success.toFixed(2), peer.success.toFixed(2), fuzzy.success.toFixed(2)].join(' | ')} |`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function latencyPart(rows: readonly Latency[]): string {
  const number = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1));
  return `## Times

Milliseconds of a whole request, in process and one after the other, among ${WORKS.toLocaleString('en')} made works whose words are as frequent as
those of real texts. MiniSearch answers from memory, without a request.

| what | asked | p50 | p95 | p99 | MiniSearch p50 | MiniSearch p95 |
| --- | --: | --: | --: | --: | --: | --: |
${rows
  .map(
    ({ name, asked, ours, peer }) =>
      `| ${[name, asked, number(ours.p50), number(ours.p95), number(ours.p99), number(peer?.p50), number(peer?.p95)].join(' | ')} |`,
  )
  .join('\n')}
`;
}

/** The report with other times: what it says of the quality stays. */
function withTimes(times: string): string {
  const [quality = ''] = readFileSync(REPORT, 'utf8').split(/^## Times$/mu);
  return `${quality.trimEnd()}\n\n${times}`;
}

function reportOf(all: readonly string[]): string {
  return `# How search answers

Written by \`pnpm bench:search\`, which describes the form of a data set of one's own. MiniSearch (BM25+ in memory) answers the
same questions over the same documents in the same run, once as it is and once with a fifth of a word allowed to differ.

${all.join('\n')}`;
}
