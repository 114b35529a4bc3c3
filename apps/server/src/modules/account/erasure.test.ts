import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';
import { fileForm, picture } from '../../../test/uploads.ts';
import { createWork, noteBoard } from '../../../test/works.ts';
import { appendEdits } from '../../collaboration/boardRepository.ts';
import { recount } from '../files/service.ts';

const server = testServer();

const erase = (as: TestUser, keepWorks: 'anonymise' | 'remove' = 'remove', password = TEST_PASSWORD) =>
  server.api('deleteAccount', { as, body: { password, keep_works: keepWorks } });

/** Tables and columns that hold a text anywhere, whatever the case: every column of every table is looked at. */
async function placesOf(text: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select columns.table_name as "table", columns.column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'tsvector', 'bytea')`.execute(
    server.db,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)}
      where position(${text.toLowerCase()} in lower(${sql.ref(column)}::text)) > 0
         or position(${Buffer.from(text).toString('hex')} in ${sql.ref(column)}::text) > 0 limit 1`.execute(
      server.db,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** What lists and profiles count, and what a fresh count of all events would give. */
async function counters() {
  const read = async () => ({
    works: await server.db
      .selectFrom('publication')
      .select(['file_key', 'praise_num', 'collect_num', 'copy_num', 'view_num', 'use_num'])
      .orderBy('file_key')
      .execute(),
    people: await server.db
      .selectFrom('profile')
      .select(['user_id', 'focus_num', 'fans_num', 'pub_files_num'])
      .orderBy('user_id')
      .execute(),
    topics: await server.db
      .selectFrom('topic')
      .select(['topic_id', 'file_num'])
      .orderBy('topic_id')
      .execute(),
  });
  const kept = await read();
  await recount(server.db);
  return { kept, counted: await read() };
}

describe('after the account is deleted', () => {
  test('nothing personal is left in any column of any table, and all counters are exact', async () => {
    const names = {
      nickName: 'Zsófia Quillfeather',
      bio: 'Collector of zeppelins and marmots',
      mobile: '+36201234567',
    };
    const user = await signIn(server, await server.createUser({ nickName: names.nickName }));
    const other = await server.createUser();
    const profile = (await server.api('getOwnProfile', { as: user })).data;
    await server.api('updateProfile', {
      as: user,
      body: { profile_key: profile.profile_key, introduce: names.bio },
    });
    await server.api('changeMobile', { as: user, body: { mobile: names.mobile, password: TEST_PASSWORD } });
    await server.api('uploadAvatar', { as: user, form: fileForm(await picture('png', 200)) });

    const foreign = await createWork(server, { owner: other, name: 'Foreign' });
    await createWork(server, {
      owner: user,
      name: 'By Quillfeather',
      snapshot: noteBoard('Quillfeather wrote this'),
    });
    await server.api('followUser', { as: user, body: { focus_user_id: other.userId } });
    await server.api('followUser', { as: other, body: { focus_user_id: user.userId } });
    await server.api('praiseFile', { as: user, body: { file_key: foreign, praise: true } });
    await server.api('collectFile', { as: user, body: { file_key: foreign, collect: true } });
    await server.api('recordFileView', { as: user, params: { file_key: foreign } });
    await server.api('searchFiles', { as: user, query: { keyword: 'zeppelins and marmots' } });
    await server.api('copyFileByPost', {
      as: user,
      params: { file_key: foreign },
      headers: { 'idempotency-key': 'one-copy-1' },
    });
    await server.api('requestAccountExport', { as: user });
    await server.services.accountExports.runPending();
    const { team_id: teamId, project_id: projectId } = (await server.api('getSpace', { as: user })).data;
    await server.api('createFile', {
      as: user,
      params: { teamId, projectId },
      body: { name: 'Quillfeather draft', kind: 'board' },
    });
    expect(await placesOf(names.nickName)).not.toEqual([]);

    expect((await erase(user)).status).toBe(200);

    const texts = [names.nickName, 'Quillfeather', names.bio, names.mobile, user.account, profile.name];
    for (const text of texts) expect([text, await placesOf(text)]).toEqual([text, []]);
    const { kept, counted } = await counters();
    expect(kept).toEqual(counted);
    expect((await server.api('getFileFull', { params: { file_key: foreign } })).data).toMatchObject({
      praise_num: 0,
      collect_num: 0,
      copy_num: 1,
      view_num: 1,
    });
    expect(
      (await server.api('getProfile', { query: { user_id: other.userId } })).data.statistic_data,
    ).toEqual({
      focus: 0,
      fans: 0,
      pub_files: 1,
    });
  });

  test('reports stay, and neither they nor their pictures tell who made them', async () => {
    const [user, owner] = [await signIn(server, await server.createUser()), await server.createUser()];
    const fileKey = await createWork(server, { owner });
    const upload = await server.api('uploadReportImage', { as: user, form: fileForm(await picture()) });
    await server.api('reportFile', {
      as: user,
      body: {
        file_key: fileKey,
        product: 'board',
        report_type: 7,
        report_desc: 'Copied from somebody.',
        source: 'community',
        images_key: Object.keys(upload.data),
      },
    });
    await erase(user);
    const { rows } = await sql<{ row: string }>`
      select report::text || attachment::text as row
      from report join attachment using (report_id) join report_case using (case_id)
      where file_key = ${fileKey}`.execute(server.db);
    expect(rows.map(({ row }) => row.includes(user.userId))).toEqual([false]);
  });

  test('sessions and tokens are worthless, the account cannot sign in, its name and address are free again', async () => {
    const user = await signIn(server, await server.createUser({ nickName: 'Reusable' }));
    const { profile_name: name } = (await server.api('getUserInfo', { as: user })).data;
    const answer = await erase(user);
    expect(answer.response.cookies[0]).toMatchObject({ name: 'boardwalk_session', value: '' });
    expect((await server.api('getUserInfo', { as: user })).status).toBe(401);
    expect((await server.api('getSession', { cookies: user.cookies })).error).toBe('session_ended');
    const signInAgain = await server.api('signIn', {
      body: { account: user.account, password: TEST_PASSWORD },
    });
    expect(signInAgain.error).toBe('wrong_credentials');
    expect((await server.api('getProfile', { query: { user_id: user.userId } })).error).toBe(
      'profile_not_found',
    );
    expect((await server.api('getProfileByName', { query: { name } })).error).toBe('profile_not_found');
    const again = await server.api('signUp', {
      body: { account: user.account, password: TEST_PASSWORD, nick_name: 'Reusable' },
    });
    expect(again.data.user).toMatchObject({ email: user.account, profile_name: name });
    expect(again.data.user.user_id).not.toBe(user.userId);
  });

  test('avatar and archives are gone', async () => {
    const user = await server.createUser();
    const url = (await server.api('uploadAvatar', { as: user, form: fileForm(await picture()) })).data
      .avatar_url;
    await server.api('requestAccountExport', { as: user });
    await server.services.accountExports.runPending();
    await erase(user);
    expect((await server.app.inject({ url: url ?? '' })).statusCode).toBe(404);
    const rows = await server.db
      .selectFrom('account_export')
      .select('export_id')
      .where('user_id', '=', user.userId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('an export that was being made is not finished', async () => {
    const user = await server.createUser();
    await server.api('requestAccountExport', { as: user });
    await erase(user);
    expect(await server.services.accountExports.runPending()).toBe(0);
  });
});

describe('published works', () => {
  test('stay without a name when the owner wants so: shown as by a deleted user in the language of the reader', async () => {
    const user = await server.createUser({ nickName: 'Gone Author' });
    const fan = await server.createUser();
    const fileKey = await createWork(server, {
      owner: user,
      name: 'Lasting work',
      snapshot: noteBoard('lasting'),
    });
    const hidden = await createWork(server, { owner: user, name: 'Withdrawn work', isLive: false });
    await server.api('praiseFile', { as: fan, body: { file_key: fileKey, praise: true } });
    expect((await erase(user, 'anonymise')).status).toBe(200);

    const full = await server.api('getFileFull', {
      params: { file_key: fileKey },
      headers: { 'accept-language': 'es' },
    });
    expect(full.data).toMatchObject({
      name: 'Lasting work',
      praise_num: 1,
      avatar_url: null,
      profile_list: [],
      owner: { nick_name: 'Usuario eliminado', avatar_url: null, profile_name: null, deleted: true },
    });
    const list = await server.api('listViewFiles', {
      query: { viewType: 2 },
      headers: { 'accept-language': 'zh' },
    });
    expect(list.data.list.find((file) => file.file_key === fileKey)?.owner.nick_name).toBe('已注销用户');
    const object = await server.api('getFileObject', { params: { file_key: fileKey } });
    expect(JSON.stringify(object.json)).toContain('lasting');
    const copy = await server.api('copyFileByPost', { as: fan, params: { file_key: fileKey } });
    expect(copy.status).toBe(200);
    expect(await placesOf('Gone Author')).toEqual([]);
    expect(await placesOf('Withdrawn work')).toEqual([]);
    expect((await server.api('getFileFull', { params: { file_key: hidden } })).error).toBe('file_not_found');
    const { kept, counted } = await counters();
    expect(kept).toEqual(counted);
  });

  test('go when the owner wants so, out of lists, search, topics and collections; copies of others stay', async () => {
    const user = await server.createUser();
    const fan = await server.createUser();
    await server.db
      .insertInto('topic')
      .values({
        topic_id: 77,
        title: 'Topic',
        titles: '{}',
        descriptions: '{}',
        created_at: server.clock.now(),
      })
      .execute();
    const fileKey = await createWork(server, {
      owner: user,
      name: 'Vanishing xylophone',
      snapshot: noteBoard('xylophone notes'),
      topicIds: [77],
    });
    await server.api('collectFile', { as: fan, body: { file_key: fileKey, collect: true } });
    const copy = (await server.api('copyFileByPost', { as: fan, params: { file_key: fileKey } })).data;
    expect((await erase(user, 'remove')).status).toBe(200);

    expect((await server.api('getFileFull', { params: { file_key: fileKey } })).error).toBe('file_not_found');
    expect((await server.api('getFileObject', { params: { file_key: fileKey } })).error).toBe(
      'cmt_open_file_error',
    );
    expect((await server.api('searchFiles', { query: { keyword: 'xylophone' } })).data.list).toEqual([]);
    expect((await server.api('getTopic', { query: { id: 77 } })).data.file_count).toBe(0);
    const collected = await server.api('listCollectedFiles', { query: { user_id: fan.userId } });
    expect(collected.data.list).toEqual([]);
    const own = await server.api('getFile', { as: fan, params: { file_key: copy.file_key } });
    expect(own.status).toBe(200);
    const places = await placesOf('Vanishing');
    expect(places.filter((place) => !place.startsWith('file.'))).toEqual([]);
    const { kept, counted } = await counters();
    expect(kept).toEqual(counted);
  });

  test('an edit that comes too late leaves nothing on the board of a work that stays', async () => {
    const user = await server.createUser();
    const fileKey = await createWork(server, { owner: user, name: 'Edited to the last' });
    await Promise.all([
      erase(user, 'anonymise'),
      ...Array.from({ length: 20 }, () =>
        appendEdits(server.db, [{ fileKey, update: new Uint8Array([0, 0]) }], server.clock.now()),
      ),
    ]);
    await appendEdits(server.db, [{ fileKey, update: new Uint8Array([0, 0]) }], server.clock.now());
    for (const table of ['board_update', 'board_state'] as const)
      expect(
        await server.db.selectFrom(table).select('file_key').where('file_key', '=', fileKey).execute(),
      ).toEqual([]);
  });

  test('what waits for review is withdrawn, and the queue is the shorter', async () => {
    const [user, admin] = [await server.createUser(), await server.createUser({ kind: 2 })];
    const fileKey = await createWork(server, { owner: user, name: 'Waiting', isLive: false });
    await server.db.updateTable('submission').set({ status: 1 }).where('file_key', '=', fileKey).execute();
    const queue = async () =>
      (await server.api('listReviews', { as: admin, query: { status: 1 } })).data.list.map(
        (item) => item.file_key,
      );
    expect(await queue()).toContain(fileKey);
    await erase(user);
    expect(await queue()).not.toContain(fileKey);
  });
});

describe('teams', () => {
  const newTeam = async (as: TestUser, name: string) =>
    (await server.api('createTeam', { as, body: { name } })).data.id;

  test('those with other members must be handed over first: the answer names them, and nothing has changed', async () => {
    const [user, other] = [await server.createUser(), await server.createUser()];
    const teamId = await newTeam(user, 'Shared team');
    await newTeam(user, 'Lonely team');
    await server.db
      .insertInto('team_member')
      .values({ team_id: teamId, user_id: other.userId, role: 'editor', created_at: server.clock.now() })
      .execute();
    const refused = await erase(user);
    expect(refused).toMatchObject({ status: 409, error: 'owns_teams' });
    expect(refused.json.data).toEqual({ teams: [{ id: teamId, name: 'Shared team' }] });
    expect((await server.api('getUserInfo', { as: user })).status).toBe(200);

    const handedOver = await server.api('transferTeam', {
      as: user,
      params: { teamId },
      body: { user_id: other.userId },
    });
    expect(handedOver.status).toBe(200);
    expect((await erase(user)).status).toBe(200);
    expect((await server.api('getTeam', { as: other, params: { teamId } })).data.name).toBe('Shared team');
    expect(await placesOf('Lonely team')).toEqual([]);
  });

  test('boards in teams of others stay there, as somebody else’s', async () => {
    const [owner, user] = [await server.createUser(), await server.createUser()];
    const teamId = await newTeam(owner, 'Their team');
    await server.db
      .insertInto('team_member')
      .values({ team_id: teamId, user_id: user.userId, role: 'editor', created_at: server.clock.now() })
      .execute();
    const [project] = (await server.api('listProjects', { as: user, params: { teamId } })).data.list;
    const file = await server.db.transaction().execute((trx) =>
      server.services.workspace.addFile(trx, {
        place: { teamId, projectId: project?.id ?? '', folderId: null },
        ownerId: user.userId,
        name: 'Joint plan',
        kind: 'board',
        state: new Uint8Array([0, 0]),
      }),
    );
    expect((await erase(user)).status).toBe(200);
    const seen = await server.api('getFile', { as: owner, params: { file_key: file.file_key } });
    expect(seen.data).toMatchObject({ name: 'Joint plan', owner: { user_id: owner.userId } });
  });
});

describe('what it takes', () => {
  test('the password; 401 without a token; a known choice for the works', async () => {
    const user = await server.createUser();
    expect(await erase(user, 'remove', 'not it')).toMatchObject({ status: 403, error: 'wrong_password' });
    const body = { password: TEST_PASSWORD, keep_works: 'burn' };
    expect((await server.api('deleteAccount', { as: user, raw: { body } })).fields).toEqual([
      'keep_works unknown',
    ]);
    expect((await server.api('deleteAccount', { raw: { body: {} } })).status).toBe(401);
    expect((await server.api('getUserInfo', { as: user })).status).toBe(200);
  });

  test('a deletion that fails half-way leaves everything as it was', async () => {
    const user = await signIn(server, await server.createUser({ nickName: 'Half gone' }));
    const fileKey = await createWork(server, { owner: user, name: 'Whole work' });
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      server.db,
    );
    await sql`create trigger refuse before update of deleted_at on user_account for each row execute function refuse()`.execute(
      server.db,
    );
    const body = { password: TEST_PASSWORD, keep_works: 'remove' as const };
    const broken = await server.api('deleteAccount', { as: user, body, breaks: true });
    expect(broken.status).toBe(500);
    await sql`drop trigger refuse on user_account`.execute(server.db);
    expect((await server.api('getSession', { cookies: user.cookies })).status).toBe(200);
    expect((await server.api('getFileFull', { params: { file_key: fileKey } })).data.owner.nick_name).toBe(
      'Half gone',
    );
    expect((await erase(user)).status).toBe(200);
  });

  test('many who follow and like each other go at once, while others come: nothing blocks, and all counters are exact', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => server.createUser()));
    const fan = await server.createUser();
    const works = await Promise.all(people.map((owner) => createWork(server, { owner })));
    for (const [index, person] of people.entries()) {
      const next = people[(index + 1) % people.length] ?? person;
      const other = people[(index + 3) % people.length] ?? person;
      for (const followed of [next, other])
        await server.api('followUser', { as: person, body: { focus_user_id: followed.userId } });
      for (const fileKey of works)
        await server.api('praiseFile', { as: person, body: { file_key: fileKey, praise: true } });
    }
    const comings = people.flatMap((person, index) => [
      server.api('followUser', { as: fan, body: { focus_user_id: person.userId } }),
      server.api('collectFile', { as: fan, body: { file_key: works[index] ?? '', collect: true } }),
    ]);
    const answers = await Promise.all(
      people.map((person, index) => erase(person, index % 2 === 0 ? 'anonymise' : 'remove')),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    for (const answer of await Promise.all(comings)) expect([200, 404]).toContain(answer.status);
    const { kept, counted } = await counters();
    expect(kept).toEqual(counted);
  });

  test('of two deletions at once one does it', async () => {
    const user = await server.createUser();
    const answers = await Promise.all([erase(user), erase(user)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});
