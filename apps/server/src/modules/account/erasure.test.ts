import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeExports } from '../../../test/exports.ts';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { counters, placesOf, placesOfEach } from '../../../test/leftovers.ts';
import { signIn } from '../../../test/signIn.ts';
import { fileForm, picture } from '../../../test/uploads.ts';
import { createWork, noteBoard } from '../../../test/works.ts';

const server = testServer();

const erase = (as: TestUser, keepWorks: 'anonymise' | 'remove' = 'remove', password = TEST_PASSWORD) =>
  server.api('deleteAccount', { as, body: { password, keep_works: keepWorks } });

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
    const { data: plans } = await server.api('createCollection', {
      as: user,
      body: { name: 'Quillfeather plans', description: '', is_public: true },
    });
    await server.api('setCollectionFile', {
      as: user,
      params: { collection_id: plans.collection_id },
      body: { file_key: foreign, included: true },
    });
    await server.api('recordFileView', { as: user, params: { file_key: foreign } });
    await server.api('searchFiles', { as: user, query: { keyword: 'zeppelins and marmots' } });
    await server.api('copyFileByPost', {
      as: user,
      params: { file_key: foreign },
      headers: { 'idempotency-key': 'one-copy-1' },
    });
    await server.api('requestAccountExport', { as: user });
    await makeExports(server);
    const { team_id: teamId, project_id: projectId } = (await server.api('getSpace', { as: user })).data;
    await server.api('createFile', {
      as: user,
      params: { teamId, projectId },
      body: { name: 'Quillfeather draft', kind: 'board' },
    });
    expect(await placesOf(server, names.nickName)).not.toEqual([]);

    expect((await erase(user)).status).toBe(200);

    const texts = [names.nickName, 'Quillfeather', names.bio, names.mobile, user.account, profile.name];
    for (const [text, places] of await placesOfEach(server, texts))
      expect([text, places]).toEqual([text, []]);
    const { kept, counted } = await counters(server);
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

  test('reports stay, and neither they nor their pictures reveal who made them', async () => {
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
    await makeExports(server);
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
    expect(await makeExports(server)).toBe(0);
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
    const { kept, counted } = await counters(server);
    expect(kept).toEqual(counted);
  });

  test('of two deletions at once one does it', async () => {
    const user = await server.createUser();
    const answers = await Promise.all([erase(user), erase(user)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});
