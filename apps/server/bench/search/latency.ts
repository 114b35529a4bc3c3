import { LANGUAGES } from '@boardwalk/domain';
import { openBenchServer } from '../benchServer.ts';
import { publishDocuments } from './fill.ts';
import { miniSearch } from './peer.ts';
import { percentile } from './quality.ts';
import { chance, syntheticWorks, wordsOf } from './syntheticWorks.ts';

/** How long something takes, in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

/** Times of one kind of question. */
export interface Latency {
  name: string;
  asked: number;
  ours: Times;
  peer?: Times | undefined;
}

const SEARCHES = Number(process.env.SEARCHES ?? 60);

/** Asks for one, two, three and ten words, one character, and suggestions, among made works. */
export async function measureLatency(works: number, withPeer: boolean): Promise<Latency[]> {
  const documents = syntheticWorks(works);
  const peer = withPeer ? miniSearch(documents) : undefined;
  const server = await openBenchServer();
  try {
    await publishDocuments(server.db, documents);
    await server.prepare();
    const timed = async (kind: Kind, text: string): Promise<number> => {
      const query =
        kind === 'name/tips' ? `name=${encodeURIComponent(text)}` : `keyword=${encodeURIComponent(text)}`;
      const started = performance.now();
      const answer = await server.app.inject({ url: `/api/cmt/files/${kind}?${query}` });
      if (answer.statusCode !== 200) throw new Error(`${text}: ${answer.body}`);
      return performance.now() - started;
    };
    const rows: Latency[] = [];
    for (const { name, kind, texts } of questionsOf(documents.map((document) => document.name))) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (const text of texts) {
        ours.push(await timed(kind, text));
        if (peer === undefined || kind !== 'search') continue;
        const started = performance.now();
        await peer({ text, language: 'en-US', answers: [], group: name });
        theirs.push(performance.now() - started);
      }
      rows.push({
        name,
        asked: texts.length,
        ours: timesOf(ours),
        peer: theirs.length === 0 ? undefined : timesOf(theirs),
      });
      const { p50, p95, p99 } = timesOf(ours);
      process.stdout.write(
        `${name}: p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} p99 ${p99.toFixed(1)}${theirs.length === 0 ? '' : `, MiniSearch p95 ${timesOf(theirs).p95.toFixed(1)}`}\n`,
      );
    }
    return rows;
  } finally {
    await server.close();
  }
}

function timesOf(milliseconds: readonly number[]): Times {
  return {
    p50: percentile(milliseconds, 0.5),
    p95: percentile(milliseconds, 0.95),
    p99: percentile(milliseconds, 0.99),
  };
}

/** What is asked, as the end of its address. */
type Kind = 'search' | 'search/facets' | 'name/tips';

/** Questions of one kind. */
export interface Questions {
  name: string;
  kind: Kind;
  texts: string[];
}

/** What is asked among works of some names. */
export function questionsOf(names: readonly string[]): Questions[] {
  const next = chance(7);
  const drawers = LANGUAGES.map((language) => wordsOf(language, next));
  const texts = (words: number) =>
    Array.from({ length: Math.ceil(SEARCHES / drawers.length) }).flatMap(() =>
      drawers.map((draw) => draw(words).join(' ')),
    );
  const characters = Array.from('一丐丑业丟主乌乙亂互ぁいかさた가갇갛개걈');
  // What people have typed at each moment of typing a name.
  const typed = Array.from({ length: SEARCHES }, () => {
    const name = Array.from(names[Math.floor(next() * names.length)] ?? '');
    return name.slice(0, 1 + Math.floor(next() * Math.min(12, name.length))).join('');
  });
  // Latin words with two letters swapped.
  const mistyped = typed
    .filter((text) => /^[a-z]{6,}/u.test(text))
    .map((text) => `${text.slice(0, 3)}${text[4] ?? ''}${text[3] ?? ''}${text.slice(5)}`);
  return [
    ...[1, 2, 3, 10].map((words) => ({
      name: words === 1 ? 'one word' : `${words} words`,
      kind: 'search' as const,
      texts: texts(words),
    })),
    { name: 'one character', kind: 'search', texts: characters },
    { name: 'counts by what they are, one word', kind: 'search/facets', texts: texts(1) },
    { name: 'counts by what they are, three words', kind: 'search/facets', texts: texts(3) },
    { name: 'suggestions, beginnings of names', kind: 'name/tips', texts: typed },
    { name: 'suggestions, one character', kind: 'name/tips', texts: characters },
    { name: 'suggestions, two letters swapped', kind: 'name/tips', texts: mistyped },
    {
      name: 'suggestions, one letter',
      kind: 'name/tips',
      texts: Array.from('abcdefghijklmnopqrstuvw'),
    },
  ];
}
