import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY, startServer } from '../support/servers.ts';
import { Story, type StoryInput } from '../support/story.ts';
import { expect, listen, test } from '../support/test.ts';
import { LANGUAGES, type Language } from '../support/words.ts';

/*
 * The whole story in every language on both deployments, on a site of its own for each. On demand: it takes some minutes.
 * Writes docs/reports/stories.md.
 */

const REPORT = join(REPOSITORY, 'docs/reports/stories.md');
const WIDE = { width: 1440, height: 900 };
const DEPLOYMENTS = ['overseas', 'mainland'] as const;

type Subject = Pick<StoryInput, 'nickName' | 'keyword' | 'note' | 'form'>;

const SUBJECTS: Readonly<Record<Language, Subject>> = {
  'en-US': {
    nickName: 'Harriet Quay',
    keyword: 'retro',
    note: 'Who ties up the boats',
    form: {
      title: 'Retrospective at the quay',
      description:
        'A retrospective for crews that come home late: what held, what came loose, what is tied tomorrow.',
      tags: ['retrospective', 'quay'],
    },
  },
  'zh-CN': {
    nickName: '码头晚风',
    keyword: '复盘',
    note: '缆绳先系哪一头',
    form: {
      title: '码头小组的月末复盘',
      description: '写给晚归的小组：哪些做法留住了，哪些松开了，明天先系好哪一根绳。',
      tags: ['复盘', '码头'],
      price: 8,
    },
  },
  'ja-JP': {
    nickName: '桟橋の灯',
    keyword: 'ふりかえり',
    note: '最初に結ぶ綱はどれか',
    form: {
      title: '桟橋での月末ふりかえり',
      description:
        '遅く帰るチームのためのふりかえりです。続いたこと、ほどけたこと、明日まず結ぶことを書きます。',
      tags: ['ふりかえり', '桟橋'],
    },
  },
  'ko-KR': {
    nickName: '부두의 등불',
    keyword: '회고',
    note: '먼저 묶을 밧줄은 무엇인가',
    form: {
      title: '부두에서 하는 월말 회고',
      description: '늦게 돌아오는 팀을 위한 회고입니다. 이어진 것, 풀린 것, 내일 먼저 묶을 것을 적습니다.',
      tags: ['회고', '부두'],
      price: 5,
    },
  },
  'es-ES': {
    nickName: 'Farola del Muelle',
    keyword: 'retrospectiva',
    note: 'Qué cabo se amarra primero',
    form: {
      title: 'Retrospectiva mensual en el muelle',
      description:
        'Para equipos que vuelven tarde: qué aguantó, qué se soltó y qué cabo se amarra mañana primero.',
      tags: ['retrospectiva', 'muelle'],
    },
  },
};

interface Played {
  readonly deployment: string;
  readonly language: Language;
  readonly seconds: number;
  readonly requests: number;
  /** Why it did not come to its end, or what its pages did wrong; empty when all went well. */
  readonly faults: readonly string[];
}

const played: Played[] = [];

for (const deployment of DEPLOYMENTS) {
  test(`[PROD-02] the whole story in every language on the ${deployment} deployment`, async ({
    browser,
    playwright,
    look,
  }) => {
    test.setTimeout(3_600_000);
    const folder = mkdtempSync(join(tmpdir(), `boardwalk-${deployment}-`));
    // Where we are root, Postgres runs as somebody else, who must be able to reach it.
    chmodSync(folder, 0o755);
    const { origin: baseURL, stop } = await startServer({
      DATA_DIR: join(folder, 'data'),
      SEED: 'demo',
      DEPLOYMENT: deployment,
      GUEST_NAVIGATION: 'open',
    });
    try {
      for (const language of LANGUAGES) {
        const context = await browser.newContext({ baseURL, viewport: WIDE });
        const faults = listen(context);
        let requests = 0;
        context.on('request', () => (requests += 1));
        const page = await context.newPage();
        const start = Date.now();
        const story = new Story({
          ...SUBJECTS[language],
          page,
          context,
          browser,
          playwright,
          baseURL,
          guests: 'open',
          language,
          look: (name) => look(`${deployment}-${language}-${name}`, page),
        });
        const ended = await story.playStory().then(
          () => [],
          (reason: unknown) => [String(reason)],
        );
        const seconds = Math.round((Date.now() - start) / 1000);
        played.push({ deployment, language, seconds, requests, faults: [...faults, ...ended] });
        if (ended.length > 0) await look(`${deployment}-${language}-failed`, page);
        await context.close();
      }
    } finally {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    }
    writeFileSync(REPORT, reportOf(played));
    expect(played.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
}

function reportOf(stories: readonly Played[]): string {
  const rows = stories.map(
    ({ deployment, language, seconds, requests, faults }) =>
      `| ${deployment} | ${language} | ${seconds} | ${requests} | ${faults.join('; ').replaceAll(/\s+/gu, ' ') || '–'} |`,
  );
  return `# The whole story in every language

One person finds a template, looks at its board, signs up to use it, edits the copy, likes and collects the source, publishes
the copy, has it reviewed, reads the message and finds the work in lists, in search and on the profile: in a real browser on
the product as built, each deployment with a new database and the demo content. In Chinese and in Korean the work costs
something. A fault is a step that was not reached, and also a page that throws, logs an error, breaks its content policy or gets
an answer of 500 and above. Written by \`pnpm --filter @boardwalk/e2e test:stories\`.

| deployment | language | seconds | requests | faults |
| --- | --- | --: | --: | --- |
${rows.join('\n')}
`;
}
