import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function makeTag(name: string): Promise<number> {
  const { tag_id } = await server.db
    .insertInto('tag')
    .values({ ttype: 1, name, names: '{}', name_key: name, created_at: server.clock.now() })
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  return tag_id;
}

async function makeTopic(title: string): Promise<number> {
  const { topic_id } = await server.db
    .insertInto('topic')
    .values({ title, titles: '{}', descriptions: '{}', created_at: server.clock.now() })
    .returning('topic_id')
    .executeTakeFirstOrThrow();
  return topic_id;
}

const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe('searchFiles', () => {
  test('[SEARCH-16][CONST-29][CONST-30][PROD-05][ROLE-02] a visitor searches; 40 works from cursor 0 unless set otherwise', async () => {
    const owner = await server.createUser();
    for (let number = 0; number < 41; number += 1)
      await createWork(server, { owner, name: `Heron ${number}` });
    const { status, data } = await server.api('searchFiles', { query: { keyword: 'heron' } });
    expect(status).toBe(200);
    expect(data.list).toHaveLength(40);
    expect(data.has_more).toBe(true);
    const explicit = await server.api('searchFiles', { query: { keyword: 'heron', cursor: '0', size: 40 } });
    expect(explicit.data).toEqual(data);
    const rest = await server.api('searchFiles', { query: { keyword: 'heron', cursor: data.next_cursor } });
    expect(rest.data).toMatchObject({ has_more: false, next_cursor: '0' });
    expect(new Set(namesOf([...data.list, ...rest.data.list])).size).toBe(41);
  });

  test.each([undefined, 2, 3, 4, 5, 6, 11] as const)(
    '[API-DISC-01][ENUM-14] order %s pages through all matches, each once',
    async (order) => {
      const owner = await server.createUser();
      const word = `ibis${order ?? 0}`;
      for (let number = 0; number < 5; number += 1)
        await createWork(server, {
          owner,
          name: `${word} ${number}`,
          // Equal values: the key decides.
          publication: { collect_num: Math.floor(number / 2), use_num: number % 2 },
        });
      const seen: string[] = [];
      let cursor = '0';
      do {
        const { data } = await server.api('searchFiles', {
          query: { keyword: word, cursor, size: 2, ...(order === undefined ? {} : { order }) },
        });
        seen.push(...namesOf(data.list));
        cursor = data.next_cursor;
      } while (cursor !== '0');
      expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((number) => `${word} ${number}`));
    },
  );

  test('[API-DISC-01][ENUM-14] an order that is asked for wins over relevance', async () => {
    const owner = await server.createUser();
    await createWork(server, { owner, name: 'Stork', publication: { collect_num: 1 } });
    await createWork(server, { owner, name: 'A tale of a stork', publication: { collect_num: 2 } });
    const ordered = async (query: { order?: 4 }) =>
      namesOf((await server.api('searchFiles', { query: { keyword: 'stork', ...query } })).data.list);
    expect(await ordered({})).toEqual(['Stork', 'A tale of a stork']);
    expect(await ordered({ order: 4 })).toEqual(['A tale of a stork', 'Stork']);
  });

  test('[API-DISC-01][ENUM-12] filters all must match, with and without a text', async () => {
    const owner = await server.createUser();
    const [one, two] = [await makeTag('one'), await makeTag('two')];
    const topic = await makeTopic('birds');
    const shared = { owner, tagIds: [one, two], topicIds: [topic] };
    await createWork(server, { ...shared, name: 'Crane a' });
    await createWork(server, { ...shared, name: 'Crane b', tagIds: [one] });
    await createWork(server, { ...shared, name: 'Crane c', topicIds: [] });
    await createWork(server, { ...shared, name: 'Crane d', language: 'es-ES' });
    await createWork(server, { ...shared, name: 'Crane e', feeType: 3, unitPrice: 2000 });
    await createWork(server, { ...shared, name: 'Crane f', isLive: false });
    await createWork(server, { ...shared, name: 'Goose' });
    const found = async (query: Record<string, unknown>) =>
      namesOf((await server.api('searchFiles', { raw: { query } })).data.list).toSorted();
    const all = { tag_id: [one, two], special_id: topic, language: 'en-US', fee_type: 1 };
    expect(await found({ ...all, keyword: 'crane' })).toEqual(['Crane a']);
    expect(await found(all)).toEqual(['Crane a', 'Goose']);
    expect(await found({ ...all, keyword: '  ' })).toEqual(['Crane a', 'Goose']);
    expect(await found({ keyword: 'crane', fee_type: 0 })).toHaveLength(5);
    expect(await found({ keyword: 'crane', fee_type: 3 })).toEqual(['Crane e']);
    expect(await found({ keyword: 'crane', tag_id: [two] })).toHaveLength(4);
  });

  test('[API-DISC-01] kind and creator filter, with and without a text, in every order, and are counted', async () => {
    const [rose, sol] = [await server.createUser(), await server.createUser()];
    const [tag, topic] = [await makeTag('waders'), await makeTopic('waders')];
    const marks = { tagIds: [tag], topicIds: [topic] };
    await createWork(server, { ...marks, owner: rose, name: 'Avocet a', kind: 'mindmap' });
    await createWork(server, { ...marks, owner: rose, name: 'Avocet b' });
    await createWork(server, { ...marks, owner: sol, name: 'Avocet c', kind: 'mindmap' });
    await createWork(server, { owner: rose, name: 'Avocet d', kind: 'mindmap', isLive: false });
    const found = async (query: Record<string, unknown>) => {
      const { data } = await server.api('searchFiles', { raw: { query } });
      const counted = await server.api('countFiles', { raw: { query: { ...query, from: 'search' } } });
      expect(counted.data).toEqual({ count: data.list.length });
      return namesOf(data.list).toSorted();
    };
    for (const order of [undefined, 2, 3, 4, 5, 6, 11]) {
      for (const keyword of ['avocet', undefined]) {
        const common = { ...(keyword && { keyword }), ...(order && { order }) };
        expect(await found({ ...common, user_id: rose.userId })).toEqual(['Avocet a', 'Avocet b']);
        const both = { ...common, kind: 'mindmap', user_id: rose.userId };
        expect(await found(both)).toEqual(['Avocet a']);
        expect(await found({ ...both, tag_id: [tag], special_id: topic })).toEqual(['Avocet a']);
        expect(await found({ ...common, kind: 'mindmap', tag_id: [tag] })).toEqual(['Avocet a', 'Avocet c']);
        expect(await found({ ...common, user_id: sol.userId, special_id: topic })).toEqual(['Avocet c']);
      }
    }
  });

  test('the works of a creator go on page by page, each once', async () => {
    const owner = await server.createUser();
    const tag = await makeTag('pages');
    for (let number = 0; number < 5; number += 1)
      await createWork(server, { owner, name: `Dunlin ${number}`, tagIds: [tag] });
    for (const more of [{ keyword: 'dunlin' }, { order: 4 }, { tag_id: [tag] }]) {
      const seen: string[] = [];
      let cursor = '0';
      do {
        const query = { ...more, user_id: owner.userId, cursor, size: 2 };
        const { data } = await server.api('searchFiles', { raw: { query } });
        seen.push(...namesOf(data.list));
        cursor = data.next_cursor;
      } while (cursor !== '0');
      expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((number) => `Dunlin ${number}`));
    }
  });

  test('a creator who does not exist is not found; one without works has an empty list', async () => {
    const { userId } = await server.createUser();
    for (const operation of ['searchFiles', 'countFiles'] as const) {
      const ask = async (user_id: string) =>
        server.api(operation, { raw: { query: { user_id, from: 'search', keyword: 'x' } } });
      expect((await ask(userId)).status).toBe(200);
      expect(await ask('nobodyHere34')).toMatchObject({ status: 404, error: 'user_not_found' });
    }
  });

  test('a tag finds the works that carry it, by its name', async () => {
    const tag = await makeTag('ornithology');
    await createWork(server, { owner: await server.createUser(), name: 'Wings', tagIds: [tag] });
    const { data } = await server.api('searchFiles', { query: { keyword: 'ornithology' } });
    expect(namesOf(data.list)).toEqual(['Wings']);
    expect(data.list[0]?.tag_list).toEqual([{ id: tag, name: 'ornithology', ttype: 1 }]);
  });

  test('400 names what is refused and its limit', async () => {
    const fields = async (query: Record<string, unknown>) =>
      (await server.api('searchFiles', { raw: { query } })).fields;
    expect(await fields({ keyword: 'x'.repeat(201) })).toEqual(['keyword max_length 200']);
    expect(await fields({ size: 101 })).toEqual(['size max 100']);
    expect(await fields({ order: 1 })).toEqual(['order unknown']);
    expect(await fields({ fee_type: 4 })).toEqual(['fee_type unknown']);
    expect(await fields({ language: 'xx' })).toEqual(['language unknown']);
    expect(await fields({ kind: 'poem' })).toEqual(['kind unknown']);
    expect(await fields({ user_id: 'short' })).toEqual(['user_id format']);
    expect(await fields({ keyword: 'heron', cursor: 'WzFd' })).toEqual(['cursor format']);
    expect(await fields({ nonsense: 'x', size: 1 })).toEqual([]);
  });

  test('[API-DISC-01] a page takes at most three statements, with everything asked for, also for somebody signed in', async () => {
    const user = await server.createUser();
    const query = { keyword: 'heron 1', size: 100, fee_type: 1, language: 'en-US', kind: 'board' } as const;
    for (const as of [undefined, user]) {
      for (const more of [{}, { order: 3 }] as const) {
        const statements = await server.statementsOf(() =>
          server.api('searchFiles', { as, query: { ...query, ...more } }),
        );
        expect(statements.length).toBeLessThanOrEqual(3);
      }
    }
  });

  test('answers of visitors may be cached and vary by language, those of somebody signed in not', async () => {
    const user = await server.createUser();
    const visitor = await server.api('searchFiles', { query: { keyword: 'heron' } });
    expect(visitor.response.headers['cache-control']).toBe('public, max-age=30');
    expect(visitor.response.headers.vary).toContain('Accept-Language');
    const signedIn = await server.api('searchFiles', { as: user, query: { keyword: 'heron' } });
    expect(signedIn.response.headers['cache-control']).toContain('no-store');
  });
});

describe('search records', () => {
  const search = (as: TestUser, keyword: string, cursor = '0') =>
    server.api('searchFiles', { as, query: { keyword, cursor } });
  const records = async (as: TestUser) => (await server.api('listSearchRecords', { as })).data.list;
  const terms = async (as: TestUser) => (await records(as)).map(({ search_term }) => search_term);

  test('[API-DISC-05][ENT-11][PROD-08] what a person searches for stands in their history, the newest first, each text once', async () => {
    const mara = await server.createUser();
    for (const keyword of ['kanban', '思维导图', '  Café   Menu ', 'KANBAN', '!!!', ' ']) {
      server.clock.advance(1000);
      expect((await search(mara, keyword)).status).toBe(200);
    }
    expect(await records(mara)).toEqual([
      { id: expect.any(Number), search_term: 'KANBAN' },
      { id: expect.any(Number), search_term: 'Café Menu' },
      { id: expect.any(Number), search_term: '思维导图' },
    ]);
    expect(await terms(await server.createUser())).toEqual([]);
  });

  test('[API-DISC-05] the history keeps the newest 10', async () => {
    const mara = await server.createUser();
    for (let number = 0; number < 12; number += 1) {
      server.clock.advance(1000);
      await search(mara, `term ${number}`);
    }
    expect(await terms(mara)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `term ${number}`));
  });

  test('further pages and visitors leave no record', async () => {
    const mara = await server.createUser();
    const { data } = await server.api('searchFiles', { query: { keyword: 'heron', size: 1 } });
    await search(mara, 'heron', data.next_cursor);
    expect(await terms(mara)).toEqual([]);
  });

  test('[API-DISC-06][OPEN-40] del_all clears the history, an id one record, in the body or the query', async () => {
    const [mara, theo] = [await server.createUser(), await server.createUser()];
    for (const keyword of ['one', 'two', 'three']) {
      server.clock.advance(1000);
      await search(mara, keyword);
      await search(theo, keyword);
    }
    const [newest, middle] = await records(mara);
    expect(
      (await server.api('deleteSearchRecords', { as: mara, body: { id: newest?.id ?? 0 } })).status,
    ).toBe(200);
    expect(
      (await server.api('deleteSearchRecords', { as: mara, query: { id: middle?.id ?? 0 } })).status,
    ).toBe(200);
    expect(await terms(mara)).toEqual(['one']);
    const cleared = await server.api('deleteSearchRecords', { as: mara, body: { del_all: true } });
    expect([cleared.status, cleared.data]).toEqual([200, null]);
    expect(await terms(mara)).toEqual([]);
    expect(await terms(theo)).toHaveLength(3);
    await server.api('deleteSearchRecords', { as: theo, query: { del_all: true } });
    expect(await terms(theo)).toEqual([]);
  });

  test("[API-DISC-06] somebody else's record is unknown: 404, and stays", async () => {
    const [mara, theo] = [await server.createUser(), await server.createUser()];
    await search(mara, 'mine');
    const [record] = await records(mara);
    const answer = await server.api('deleteSearchRecords', { as: theo, body: { id: record?.id ?? 0 } });
    expect([answer.status, answer.error]).toEqual([404, 'search_record_not_found']);
    expect(await terms(mara)).toEqual(['mine']);
  });

  test.each([{}, { del_all: false }])(
    '[API-DISC-06][OPEN-40] %j deletes nothing: 400 asks for del_all',
    async (body) => {
      const mara = await server.createUser();
      await search(mara, 'kept');
      const answer = await server.api('deleteSearchRecords', { as: mara, body });
      expect([answer.status, answer.fields]).toEqual([400, ['del_all required']]);
      expect(await terms(mara)).toEqual(['kept']);
    },
  );

  test('[AMB-45] 401 without a token', async () => {
    for (const answer of [
      await server.api('listSearchRecords'),
      await server.api('deleteSearchRecords', { body: { del_all: true } }),
    ])
      expect([answer.status, answer.error]).toEqual([401, 'not_signed_in']);
  });

  test('a search by somebody whose account is gone still answers', async () => {
    const ghost = {
      ...(await server.createUser()),
      ...(await server.infra.tokens.issue({ userId: 'ghostghost22', sessionId: 'x' })),
    };
    expect((await search(ghost, 'heron')).status).toBe(200);
  });
});

describe('hot searches', () => {
  const hot = async (language = 'en-US') => {
    // The list is kept for a minute.
    server.clock.advance(61_000);
    const answer = await server.api('listHotSearches', { cookies: { lang: language } });
    expect(answer.status).toBe(200);
    return answer.data.list.map(({ search_term }) => search_term);
  };
  const searchAs = async (people: number, keyword: string, language = 'en-US') => {
    for (let person = 0; person < people; person += 1)
      await server.api('searchFiles', {
        query: { keyword },
        headers: { 'user-agent': `browser ${person}` },
        cookies: { lang: language },
      });
  };

  test('nothing is hot where nothing can be found', async () => {
    expect(await hot('ja-JP')).toEqual([]);
  });

  test('[OPEN-38] what more people search for stands first; texts that find nothing do not show', async () => {
    const owner = await server.createUser();
    for (const name of ['Puffin', 'Pelican', 'Penguin']) await createWork(server, { owner, name });
    await searchAs(4, 'penguin');
    await searchAs(6, 'PELICAN');
    await searchAs(9, 'no such bird at all');
    await searchAs(2, 'puffin');
    const list = await hot();
    expect(list.slice(0, 2)).toEqual(['PELICAN', 'penguin']);
    expect(list).not.toContain('puffin');
    expect(list).not.toContain('no such bird at all');
  });

  test('one person counts once an hour, and never makes a text hot alone', async () => {
    await createWork(server, { owner: await server.createUser(), name: 'Toucan' });
    const count = async () => {
      await server.services.search.flush();
      return server.db
        .selectFrom('search_term')
        .select(['count', 'viewers'])
        .where('term_key', '=', 'toucan')
        .executeTakeFirst();
    };
    const search = () => searchAs(1, 'Toucan');
    await Promise.all([search(), search(), search()]);
    expect(await count()).toEqual({ count: 1, viewers: 1 });
    const untilNextHour = HOUR_MS - (server.clock.now().getTime() % HOUR_MS);
    const isSameDay = new Date(server.clock.now().getTime() + untilNextHour).getUTCHours() !== 0;
    server.clock.advance(untilNextHour);
    await search();
    if (isSameDay) expect(await count()).toEqual({ count: 2, viewers: 1 });
    expect(await hot()).not.toContain('Toucan');
  });

  test.each(['mara@example.com bird', '+34 600 123 456 bird', 'www.bird.example', 'official Boardwalk bird'])(
    '%j is personal or looks official: it is never shown',
    async (keyword) => {
      await createWork(server, { owner: await server.createUser(), name: keyword });
      await searchAs(5, keyword);
      expect(await hot()).not.toContain(keyword);
    },
  );

  test('counts fade with the days, and old ones are forgotten', async () => {
    const owner = await server.createUser();
    for (const name of ['Dodo', 'Moa']) await createWork(server, { owner, name, language: 'es-ES' });
    await searchAs(5, 'dodo', 'es-ES');
    server.clock.advance(5 * DAY_MS);
    await searchAs(3, 'moa', 'es-ES');
    expect(await hot('es-ES')).toEqual(['moa', 'dodo']);
    server.clock.advance(11 * DAY_MS);
    expect(await hot('es-ES')).toEqual(['moa']);
    server.clock.advance(20 * DAY_MS);
    expect(await hot('es-ES')).toEqual([]);
    await server.runJobs('forget-old-searches');
    const left = await server.db.selectFrom('search_event').select('viewer').execute();
    expect(left).toEqual([]);
  });

  test('each language has its own, and known texts fill up to 5', async () => {
    const owner = await server.createUser();
    for (const name of ['复盘', '用户旅程', 'SWOT', '看板', '鱼骨图', '周计划'])
      await createWork(server, { owner, name: `${name} 模板`, language: 'zh-CN' });
    await searchAs(3, '周计划', 'zh-CN');
    expect(await hot('zh-CN')).toEqual(['周计划', '复盘', '用户旅程', 'SWOT', '鱼骨图']);
    expect(await hot('ko-KR')).toEqual(['SWOT']);
  });

  test('who searched cannot be known from what is stored', async () => {
    const mara = await server.createUser();
    await server.api('searchFiles', { as: mara, query: { keyword: 'heron' } });
    await server.services.search.flush();
    const events = await server.db.selectFrom('search_event').selectAll().execute();
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toContain(mara.userId);
  });
});
