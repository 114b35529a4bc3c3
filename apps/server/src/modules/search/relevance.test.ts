import { LANGUAGES } from '@boardwalk/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createWork, noteBoard } from '../../../test/works.ts';

const server = testServer();

/** Works by language: name, description, words on the board. */
const WORKS: Record<string, readonly (readonly [string, string, string])[]> = {
  'zh-CN': [
    ['项目复盘会议模板', '回顾项目中做得好的与要改的。', '做得好的 要改的 行动项'],
    ['用户旅程地图', '把用户从了解到使用的每一步画出来。', '触点 情绪 痛点'],
    ['SWOT分析', '优势、劣势、机会与威胁一目了然。', '优势 劣势 机会 威胁'],
    ['思维导图：读书笔记', '一边读书一边整理要点。', '章节 观点 引用'],
    ['每周计划看板', '安排一周的任务与优先级。', '周一 周二 周三'],
    ['鱼骨图问题分析', '找到问题的根本原因。', '人 机 料 法 环'],
  ],
  'en-US': [
    [
      'User journey map',
      'Every step of a customer from first contact to renewal.',
      'touchpoint emotion pain',
    ],
    ['Sprint retrospective', 'What went well, what to change, what to try next.', 'start stop continue'],
    ['Kanban board for a small team', 'Visualise work in progress.', 'to do doing done'],
    ['Company org chart', 'Who reports to whom.', 'director manager engineer'],
    ['Quarterly product roadmap', 'Plan themes over four quarters.', 'now next later user journey'],
    [
      'Lesson plan for history class',
      'Goals, materials and activities of one lesson.',
      'warm-up exercise homework',
    ],
  ],
  'ja-JP': [
    ['スプリントの振り返り', '良かったことと改善点を話し合います。', '続ける やめる 試す'],
    ['カスタマージャーニーマップ', 'お客様の体験を段階ごとに整理します。', '認知 検討 購入'],
    ['ガントチャート', '作業の日程を管理します。', '開始日 終了日 担当'],
    ['マインドマップで読書メモ', '本の内容を枝分かれで整理します。', '章 要点 引用'],
    ['週間計画ボード', '一週間の予定を立てます。', '月曜日 火曜日 水曜日'],
  ],
  'ko-KR': [
    ['프로젝트 회고 템플릿', '잘한 점과 개선할 점을 나눕니다.', '유지 문제 시도'],
    ['고객 여정 지도', '고객 경험을 단계별로 정리합니다.', '인지 고려 구매'],
    ['주간 계획표', '한 주의 할 일을 정리합니다.', '월요일 화요일 수요일'],
    ['마인드맵 독서 노트', '책의 핵심을 가지로 정리합니다.', '장 요점 인용'],
  ],
  'es-ES': [
    ['Planificación semanal', 'Organiza las tareas de la semana.', 'lunes martes miércoles'],
    ['Mapa de empatía', 'Lo que el cliente piensa, siente, dice y hace.', 'piensa siente dice hace'],
    ['Retrospectiva del equipo', 'Qué salió bien y qué mejorar.', 'empezar parar seguir'],
    ['Análisis DAFO', 'Debilidades, amenazas, fortalezas y oportunidades.', 'debilidades amenazas'],
    ['Lecciones de español', 'Unidades y ejercicios del curso.', 'verbos ser estar'],
  ],
};

beforeAll(async () => {
  const owner = await server.createUser();
  for (const [language, works] of Object.entries(WORKS)) {
    for (const [name, description, board] of works)
      await createWork(server, { owner, name, description, language, snapshot: noteBoard(board) });
  }
});

async function search(keyword: string, language = 'en-US') {
  const { status, data } = await server.api('searchFiles', {
    query: { keyword },
    cookies: { lang: language },
  });
  expect(status).toBe(200);
  return data.list.map(({ name }) => name);
}

const first = async (keyword: string, language: string) => (await search(keyword, language))[0];

describe('[API-DISC-01][PROD-02] the work that is meant comes first', () => {
  test.each([
    ['zh-CN', '复盘', '项目复盘会议模板'],
    ['zh-CN', '用户旅程', '用户旅程地图'],
    ['zh-CN', '思维导图', '思维导图：读书笔记'],
    ['zh-CN', '读书', '思维导图：读书笔记'],
    ['zh-CN', '看板', '每周计划看板'],
    ['zh-CN', 'swot', 'SWOT分析'],
    ['zh-CN', 'ＳＷＯＴ 分析', 'SWOT分析'],
    ['zh-CN', '鱼骨图', '鱼骨图问题分析'],
    ['zh-CN', '痛点', '用户旅程地图'],
    ['en-US', 'user journey', 'User journey map'],
    ['en-US', 'JOURNEYS', 'User journey map'],
    ['en-US', 'retro', 'Sprint retrospective'],
    ['en-US', 'kanban', 'Kanban board for a small team'],
    ['en-US', 'org charts', 'Company org chart'],
    ['en-US', 'road', 'Quarterly product roadmap'],
    ['en-US', 'lesson plan', 'Lesson plan for history class'],
    ['en-US', 'homework', 'Lesson plan for history class'],
    ['ja-JP', '振り返り', 'スプリントの振り返り'],
    ['ja-JP', 'ジャーニー', 'カスタマージャーニーマップ'],
    ['ja-JP', 'ｶﾞﾝﾄﾁｬｰﾄ', 'ガントチャート'],
    ['ja-JP', 'マインドマップ', 'マインドマップで読書メモ'],
    ['ja-JP', '計画', '週間計画ボード'],
    ['ko-KR', '회고', '프로젝트 회고 템플릿'],
    ['ko-KR', '고객여정', '고객 여정 지도'],
    ['ko-KR', '마인드', '마인드맵 독서 노트'],
    ['ko-KR', '회고'.normalize('NFD'), '프로젝트 회고 템플릿'],
    ['es-ES', 'planificacion', 'Planificación semanal'],
    ['es-ES', 'EMPATÍA', 'Mapa de empatía'],
    ['es-ES', 'leccion', 'Lecciones de español'],
    ['es-ES', 'analisis dafo', 'Análisis DAFO'],
    ['es-ES', 'miercoles', 'Planificación semanal'],
  ])('in %s for %j: %s', async (language, keyword, name) => {
    expect(await first(keyword, language)).toBe(name);
  });
});

test('a word in the name weighs more than one on the board', async () => {
  expect((await search('user journey')).slice(0, 2)).toEqual([
    'User journey map',
    'Quarterly product roadmap',
  ]);
});

test('a character in the middle of a run is found, one that is nowhere is not', async () => {
  expect(await search('骨', 'zh-CN')).toEqual(['鱼骨图问题分析']);
  expect((await search('图', 'zh-CN')).toSorted()).toEqual(
    ['思维导图：读书笔记', '用户旅程地图', '鱼骨图问题分析'].toSorted(),
  );
  expect(await search('龘', 'zh-CN')).toEqual([]);
});

test('voice marks are other letters: か does not find が', async () => {
  expect(await search('ガ', 'ja-JP')).toEqual(['ガントチャート']);
  const owner = await server.createUser();
  await createWork(server, { owner, name: '哲学者カントの読み方', language: 'ja-JP' });
  expect(await first('カント', 'ja-JP')).toBe('哲学者カントの読み方');
  expect(await first('ガント', 'ja-JP')).toBe('ガントチャート');
});

test('any word is enough, works with all of them come first, and a rare word counts more than a frequent one', async () => {
  expect(await first('sprint retrospective', 'en-US')).toBe('Sprint retrospective');
  expect(await search('sprint unicorn')).toEqual(['Sprint retrospective']);
  expect(await first('unicorn dragon phoenix kanban', 'en-US')).toBe('Kanban board for a small team');
  expect(await search('unicorn dragon phoenix')).toEqual([]);
  expect(await first('项目复盘的会议', 'zh-CN')).toBe('项目复盘会议模板');
  expect(await first('how do I plan the lessons of a history class in my school', 'en-US')).toBe(
    'Lesson plan for history class',
  );
  const owner = await server.createUser();
  await createWork(server, { owner, name: 'Aardvark', description: 'Meerkat and meerkat and meerkat.' });
  for (const name of ['Meerkat one', 'Meerkat two', 'Meerkat three', 'Meerkat and tapir'])
    await createWork(server, { owner, name });
  expect(await search('tapir meerkat')).toEqual([
    'Meerkat and tapir',
    ...(await search('meerkat')).filter((name) => name !== 'Meerkat and tapir'),
  ]);
  expect(await first('meerkat aardvark okapi', 'en-US')).toBe('Aardvark');
});

test('works with another word for what was typed are found', async () => {
  expect(await search('石川图', 'zh-CN')).toContain('鱼骨图问题分析');
  expect(await search('weekly planner')).toContain('Planificación semanal');
  expect(await search('okr tree')).not.toContain('Company org chart');
});

test('[API-DISC-01] pages of a search go on where the last one ended, with every filter together', async () => {
  const owner = await server.createUser();
  const { tag_id: tag } = await server.db
    .insertInto('tag')
    .values({ name: 'Zoo', name_key: 'zoo', ttype: 1, created_at: server.clock.now() })
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  const wanted: string[] = [];
  for (let number = 0; number < 24; number += 1) {
    const isWanted = number % 3 === 0;
    const key = await createWork(server, {
      owner,
      name: number % 2 === 0 ? `Lemur ${number}` : `Lemur and loris ${number}`,
      language: isWanted ? 'es-ES' : 'en-US',
      kind: isWanted ? 'mindmap' : 'board',
      feeType: isWanted ? 2 : 1,
      tagIds: [tag],
    });
    if (isWanted) wanted.push(key);
  }
  const found: string[] = [];
  let cursor = '0';
  for (let has_more = true; has_more;) {
    const { data } = await server.api('searchFiles', {
      query: {
        keyword: 'loris lemur',
        language: 'es-ES',
        kind: 'mindmap',
        fee_type: 2,
        tag_id: [tag],
        user_id: owner.userId,
        size: 3,
        cursor,
      },
    });
    found.push(...data.list.map(({ file_key: key }) => key));
    ({ has_more, next_cursor: cursor } = data);
  }
  expect(new Set(found)).toEqual(new Set(wanted));
  expect(found).toHaveLength(wanted.length);
});

test('words of two languages: works in the language of the reader come first', async () => {
  expect(await first('计画'.replace('计', '計'), 'ja-JP')).toBe('週間計画ボード');
  const owner = await server.createUser();
  for (const language of ['en-US', 'es-ES'])
    await createWork(server, { owner, name: `Zebra ${language}`, language });
  expect(await first('zebra', 'en-US')).toBe('Zebra en-US');
  expect(await first('zebra', 'es-ES')).toBe('Zebra es-ES');
});

test('of works that match alike the more popular one comes first', async () => {
  const owner = await server.createUser();
  for (const [name, collects] of [
    ['Giraffe one', 0],
    ['Giraffe two', 50],
    ['Giraffe three', 5],
  ] as const)
    await createWork(server, { owner, name, publication: { collect_num: collects } });
  expect(await search('giraffe')).toEqual(['Giraffe two', 'Giraffe three', 'Giraffe one']);
});

test('popularity does not beat the name that was typed', async () => {
  const owner = await server.createUser();
  await createWork(server, { owner, name: 'Okapi' });
  await createWork(server, { owner, name: 'All about the okapi', publication: { collect_num: 100_000 } });
  expect(await first('okapi', 'en-US')).toBe('Okapi');
});

describe('[API-DISC-07] suggestions', () => {
  const tips = async (name: string) =>
    (await server.api('listNameTips', { query: { name } })).data.list.map((tip) => tip.name);

  test.each([
    ['us', 'User journey map'],
    ['User J', 'User journey map'],
    ['jour', 'User journey map'],
    ['思维', '思维导图：读书笔记'],
    ['导图', '思维导图：读书笔记'],
    ['旅', '用户旅程地图'],
    ['ｶｽﾀ', 'カスタマージャーニーマップ'],
    ['회', '프로젝트 회고 템플릿'],
    ['planificacion', 'Planificación semanal'],
    ['EMPATI', 'Mapa de empatía'],
  ])('%j suggests %j', async (typed, name) => {
    expect(await tips(typed)).toContain(name);
  });

  test('only names suggest, not what stands on boards or in descriptions', async () => {
    expect(await tips('homework')).toEqual([]);
    expect(await tips('renewal')).toEqual([]);
  });

  test('names that begin with the text come before names in which a later word does, each name once, at most 10', async () => {
    const owner = await server.createUser();
    await createWork(server, { owner, name: 'The quokka', publication: { collect_num: 900 } });
    await createWork(server, { owner, name: 'Quokka diary' });
    await createWork(server, { owner, name: 'QUOKKA  Diary', publication: { collect_num: 3 } });
    expect(await tips('quok')).toEqual(['QUOKKA  Diary', 'The quokka']);
    for (let number = 0; number < 12; number += 1)
      await createWork(server, { owner, name: `Wombat ${number}` });
    expect(await tips('wombat')).toHaveLength(10);
  });

  test('withdrawn works suggest nothing', async () => {
    await createWork(server, { owner: await server.createUser(), name: 'Narwhal', isLive: false });
    expect(await tips('narwhal')).toEqual([]);
  });

  test.each(["'; drop table file --", '%', '_', '\\', ':*', '!!!', "a' | 'b", '👍'])(
    'what no word stands for, such as %j, is an ordinary text',
    async (typed) => {
      const answer = await server.api('listNameTips', { query: { name: typed } });
      expect(answer.status).toBe(200);
      expect((await server.api('searchFiles', { query: { keyword: typed } })).status).toBe(200);
    },
  );

  test('400 without a text, and for one that is too long', async () => {
    expect((await server.api('listNameTips', { raw: { query: {} } })).fields).toEqual(['name required']);
    expect((await server.api('listNameTips', { query: { name: 'x'.repeat(201) } })).fields).toEqual([
      'name max_length 200',
    ]);
  });

  test('suggestions take one statement', async () => {
    // Searches of the tests before are written within seconds.
    await server.services.search.flush();
    expect(await server.statementsOf(() => tips('user jour'))).toHaveLength(1);
  });
});

test('every language has its works in this test', () => {
  expect(Object.keys(WORKS).toSorted()).toEqual([...LANGUAGES].toSorted());
});
