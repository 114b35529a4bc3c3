import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { dieInLastAttempt } from '../../../test/deadProcess.ts';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { makeExports } from '../../../test/exports.ts';
import { signIn } from '../../../test/signIn.ts';
import { createTeam } from '../../../test/teams.ts';
import { fileForm, picture } from '../../../test/uploads.ts';
import { createWork, noteBoard } from '../../../test/works.ts';
import { exportedTables } from './exportedTableRepository.ts';
import { referencesTo } from './personalDataRepository.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const DAY_MS = 86_400_000;

async function download(as: TestUser | undefined, exportId: string) {
  return (await server.api('downloadAccountExport', { as, params: { export_id: exportId } })).response;
}

const request = async (as: TestUser) => (await server.api('requestAccountExport', { as })).data;
const stateOf = async (as: TestUser) => (await server.api('listAccountExports', { as })).data.list[0]?.state;

function jsonIn(archive: Record<string, Uint8Array>, path: string): unknown {
  return JSON.parse(Buffer.from(archive[path] ?? []).toString('utf8'));
}

/** Columns that look like secrets by their names: keys of pictures and blobs, and ids of tokens. */
const HARMLESS = /^(?:avatar|blob|image|cover|object|thumbnail)_hash$|^token_id$/u;

test('an archive holds everything about a person: rows, boards, pictures, and no secret', async () => {
  const mara = await signIn(server, await server.createUser({ nickName: 'Mara Export' }));
  const noor = await server.createUser({ nickName: 'Noor Elsewhere' });
  const own = await createWork(server, {
    owner: mara,
    name: 'Own work',
    snapshot: noteBoard('what I wrote'),
  });
  const foreign = await createWork(server, {
    owner: noor,
    name: 'Foreign work',
    snapshot: noteBoard('not mine'),
  });
  await server.api('followUser', { as: mara, body: { focus_user_id: noor.userId } });
  await server.api('praiseFile', { as: mara, body: { file_key: foreign, praise: true } });
  const foe = await server.createUser();
  await server.api('blockPerson', { as: mara, params: { user_id: foe.userId } });
  await server.api('collectFile', { as: mara, body: { file_key: foreign, collect: true } });
  const { data: plans } = await server.api('createCollection', {
    as: mara,
    body: { name: 'Plans', description: '', is_public: false },
  });
  await server.api('setCollectionFile', {
    as: mara,
    params: { collection_id: plans.collection_id },
    body: { file_key: foreign, included: true },
  });
  await server.api('recordFileView', { as: mara, params: { file_key: foreign } });
  await server.api('searchFiles', { as: mara, query: { keyword: 'mind maps' } });
  await server.api('uploadAvatar', { as: mara, form: fileForm(await picture('jpeg', 400)) });

  const webhook = { url: 'https://hooks.example.org/mine', events: ['order.paid' as const] };
  const { webhook_id } = (await server.api('createWebhook', { as: mara, body: webhook })).data;
  await server.api('rotateWebhookSecret', { as: mara, params: { webhook_id } });
  await server.api('testWebhook', { as: mara, params: { webhook_id } });
  const { secret } = (await server.api('beginSecondStep', { as: mara, body: { password: TEST_PASSWORD } }))
    .data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime(),
  });
  expect((await server.api('turnOnSecondStep', { as: mara, body: { code } })).status).toBe(200);

  const asked = await request(mara);
  expect(asked).toEqual({
    export_id: asked.export_id,
    state: 'pending',
    size: null,
    requested_at: server.clock.now().toISOString(),
    ready_at: null,
    expires_at: null,
  });
  expect(await makeExports(server)).toBe(1);
  const [ready] = (await server.api('listAccountExports', { as: mara })).data.list;
  expect(ready).toMatchObject({ state: 'ready', size: expect.any(Number) });

  const answer = await download(mara, asked.export_id);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining('.zip'),
  });
  expect(answer.rawPayload.byteLength).toBe(ready?.size);
  const archive = unzipSync(answer.rawPayload);
  expect(jsonIn(archive, 'about.json')).toMatchObject({ user_id: mara.userId, left_out: [], unreadable: [] });
  expect(jsonIn(archive, 'data/user_account.json')).toMatchObject([
    { email: mara.account, nick_name: 'Mara Export' },
  ]);
  for (const path of [
    'data/praise.json',
    'data/collect.json',
    'data/collection_file.json',
    'data/footprint.json',
  ])
    expect(jsonIn(archive, path)).toMatchObject([{ file_key: foreign }]);
  expect(jsonIn(archive, 'data/collection.json')).toMatchObject([{ name: 'Plans' }]);
  expect(jsonIn(archive, 'data/person_block.json')).toMatchObject([{ blocked_id: foe.userId }]);
  expect(jsonIn(archive, 'data/follow.follower_id.json')).toMatchObject([{ followee_id: noor.userId }]);
  expect(jsonIn(archive, 'data/publication.json')).toMatchObject([{ file_key: own, name: 'Own work' }]);
  expect(jsonIn(archive, 'data/webhook.json')).toMatchObject([webhook]);
  expect(jsonIn(archive, 'data/webhook_event.json')).toMatchObject([{ type: 'webhook.test' }]);
  expect(jsonIn(archive, 'data/webhook_delivery.json')).toMatchObject([{ webhook_id: Number(webhook_id) }]);
  expect(Buffer.from(archive[`boards/${own}.json`] ?? []).toString()).toContain('what I wrote');
  expect(archive[`boards/${foreign}.json`]).toBeUndefined();
  expect(
    Buffer.from(archive['avatar.webp'] ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');

  const everything = Object.values(archive)
    .map((bytes) => Buffer.from(bytes).toString('utf8'))
    .join('\n');
  const secrets = await server.db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.user_id', 'session.user_id')
    .innerJoin('webhook', 'webhook.user_id', 'session.user_id')
    .innerJoin('second_step', 'second_step.user_id', 'session.user_id')
    .innerJoin('recovery_code', 'recovery_code.user_id', 'session.user_id')
    .select(['secret_hash', 'password_hash', 'secret_seed', 'previous_seed', 'sealed_secret', 'code_hmac'])
    .where('session.user_id', '=', mara.userId)
    .execute();
  expect(secrets).not.toHaveLength(0);
  for (const kept of secrets.flatMap((row) => Object.values(row))) expect(everything).not.toContain(kept);
  expect(everything).not.toContain(noor.account);
  expect(everything).not.toContain('not mine');
  // Also of tables in which this person has no row.
  const exported = await exportedTables(server.db, mara.userId);
  const doubtful = exported.flatMap(({ table, columns }) =>
    columns
      .filter((name) => /hash|hmac|secret|seed|sealed|token/u.test(name) && !HARMLESS.test(name))
      .map((name) => `${table}.${name}`),
  );
  expect(doubtful).toEqual([]);
  // Admins who dealt with something are not named, only people whom the person sees: of whom they bought, who trashed a file,
  // whom they blocked, who resolved their comment.
  const names = await referencesTo(server.db, 'user_account');
  const others = exported.flatMap(({ table, columns }) =>
    names
      .filter((name) => name.table === table && columns.includes(name.column))
      .map(({ column }) => column)
      .filter((column) => !/^(?:user|owner|submitter|blocker|follower|followee|reporter)_id$/u.test(column)),
  );
  expect(new Set(others)).toEqual(new Set(['seller_id', 'trashed_by', 'blocked_id', 'resolved_by']));
});

test('an archive holds the invitations for the person’s own address once it is proven, not who made them', async () => {
  const [noor, owner] = [await server.createUser(), await server.createUser()];
  const { teamId } = await createTeam(server, owner);
  const body = { email: noor.account, role: 'viewer' as const, days: 7 };
  await server.api('inviteByMail', { as: owner, params: { teamId }, body });
  const proven = (at: Date | null) =>
    server.db.updateTable('user_account').set({ email_proven_at: at }).where('user_id', '=', noor.userId);
  const seen: unknown[] = [];
  for (const at of [null, server.clock.now()]) {
    await proven(at).execute();
    const { export_id: exportId } = await request(noor);
    expect(await makeExports(server)).toBe(1);
    const archive = unzipSync((await download(noor, exportId)).rawPayload);
    seen.push(jsonIn(archive, 'data/team_mail_invitation.json'));
    expect(Buffer.concat(Object.values(archive)).includes(owner.userId)).toBe(false);
  }
  expect(seen).toEqual([[], [expect.objectContaining({ email: noor.account, team_id: Number(teamId) })]]);
});

test('a board that cannot be read is named in the archive, which holds everything else', async () => {
  const owner = await server.createUser();
  const [broken, sound] = [
    await createWork(server, { owner, snapshot: noteBoard('lost') }),
    await createWork(server, { owner, snapshot: noteBoard('still there') }),
  ];
  await server.db
    .updateTable('board_state')
    .set({ state: Buffer.from([1, 1, 255, 255, 255]) })
    .where('file_key', '=', broken)
    .execute();
  const { export_id: exportId } = await request(owner);
  expect(await makeExports(server)).toBe(1);
  const archive = unzipSync((await download(owner, exportId)).rawPayload);
  expect(jsonIn(archive, 'about.json')).toMatchObject({
    left_out: [],
    unreadable: [`boards/${broken}.json`],
  });
  expect(archive[`boards/${broken}.json`]).toBeUndefined();
  expect(Buffer.from(archive[`boards/${sound}.json`] ?? []).toString()).toContain('still there');
});

test('asking again while it is made gives the same one, also when many ask at once; three a day are made', async () => {
  const user = await server.createUser();
  const answers = await Promise.all(Array.from({ length: 10 }, () => request(user)));
  expect(new Set(answers.map((each) => each.export_id)).size).toBe(1);
  for (let count = 0; count < 3; count += 1) {
    expect((await request(user)).state).toBe('pending');
    await makeExports(server);
  }
  const refused = await server.api('requestAccountExport', { as: user });
  expect(refused).toMatchObject({ status: 429, error: 'too_many_requests' });
  expect(refused.response.headers['retry-after']).toBe('86400');
});

test('several processes share the work: each archive is made once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.createUser()));
  await Promise.all(people.map(request));
  const made = await Promise.all(Array.from({ length: 4 }, () => server.runJobs('make-export')));
  expect(made.reduce((sum, each) => sum + each, 0)).toBe(6);
  expect(await Promise.all(people.map(stateOf))).toEqual(people.map(() => 'ready'));
});

test('an archive goes away after seven days', async () => {
  const user = await server.createUser();
  const { export_id: id } = await request(user);
  await makeExports(server);
  server.clock.advance(7 * DAY_MS - 1000);
  const later = {
    ...user,
    ...(await server.infra.tokens.issue({ userId: user.userId, sessionId: 'later' })),
  };
  expect((await download(later, id)).statusCode).toBe(200);
  server.clock.advance(1000);
  expect((await download(later, id)).json()).toMatchObject({ error: 'export_not_found' });
  await server.runJobs('expire-exports');
  expect((await server.api('listAccountExports', { as: later })).data.list[0]).toMatchObject({
    state: 'expired',
    size: null,
  });
});

test('a failed try is made again; after three it is given up, and the operator sees why', async () => {
  const user = await server.createUser();
  const run = () => makeExports(server);
  await run();
  await request(user);
  await server.db.schema.alterTable('avatar_variant').renameTo('avatar_variant_away').execute();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await run()).toBe(0);
    expect(await stateOf(user)).toBe('pending');
    server.clock.advance(11 * 60_000);
  }
  expect(await server.runJobs('make-export')).toBe(0);
  const counts = (await server.infra.jobs.backlog()).find(({ name }) => name === 'make-export');
  expect(counts).toMatchObject({
    failed: 1,
    lastFailure: { fault: expect.stringContaining('avatar_variant') },
  });
  await server.runJobs('make-export-given-up');
  const later = {
    ...user,
    ...(await server.infra.tokens.issue({ userId: user.userId, sessionId: 'later' })),
  };
  expect(await stateOf(later)).toBe('failed');
  await server.db.schema.alterTable('avatar_variant_away').renameTo('avatar_variant').execute();
  expect((await request(later)).state).toBe('pending');
  expect(await run()).toBe(1);
});

test('what a process that dies has begun is made again by another one, once', async () => {
  const user = await server.createUser();
  await request(user);
  await sql`update jobs.job set state = 'retry', started_on = now()
    where name = 'make-export' and state = 'created'`.execute(server.db);
  const made = await Promise.all([1, 2, 3].map(() => server.runJobs('make-export')));
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await stateOf(user)).toBe('ready');
  const mails = await server.db
    .selectFrom('mail')
    .select('kind')
    .where('user_id', '=', user.userId)
    .where('kind', '=', 'exportReady')
    .execute();
  expect(mails).toHaveLength(1);
});

test('an export on which every process dies is given up, and made when its failed job is queued again', async () => {
  await sql`delete from jobs.job where name = 'make-export'`.execute(server.db);
  const user = await server.createUser();
  const { export_id: exportId } = await request(user);
  await dieInLastAttempt(server.db, 'make-export');
  await server.runJobs('make-export-given-up');
  expect(await stateOf(user)).toBe('failed');
  const retry = () => server.infra.jobs.retryFailed('make-export');
  expect(await retry()).toBe(1);
  expect(await stateOf(user)).toBe('pending');
  // The process that gave it up died before it could say so.
  await server.infra.jobs.send(server.db, 'make-export-given-up', { exportId }, { key: exportId });
  await server.runJobs('make-export-given-up');
  expect(await makeExports(server)).toBe(1);
  expect(await stateOf(user)).toBe('ready');
  expect(await retry()).toBe(0);
});

test('an export that was given up is not made when another one was asked for since', async () => {
  const user = await server.createUser();
  await request(user);
  await dieInLastAttempt(server.db, 'make-export');
  await server.runJobs('make-export-given-up');
  await request(user);
  const retry = () => server.infra.jobs.retryFailed('make-export');
  expect(await retry()).toBe(0);
  expect(await makeExports(server)).toBe(1);
  // Nor once the other one is there.
  expect(await retry()).toBe(0);
  expect(await makeExports(server)).toBe(0);
});

test('what was asked of a server of the former version is taken over when it is due, or its claim ends', async () => {
  const user = await server.createUser();
  await request(user);
  await sql`delete from jobs.job where name = 'make-export'`.execute(server.db);
  const claimedUntil = new Date(server.clock.now().getTime() + 30 * 60_000);
  await server.db
    .updateTable('account_export')
    .set({ attempts: 1, due_at: claimedUntil })
    .where('user_id', '=', user.userId)
    .execute();
  const run = async () => {
    await server.runJobs('send-owed-jobs');
    return makeExports(server);
  };
  expect(await run()).toBe(0);
  server.clock.advance(30 * 60_000);
  expect(await run()).toBe(1);
});

test('the job of an export makes it', async () => {
  const user = await server.createUser();
  await request(user);
  await server.runJobs('make-export');
  expect(await stateOf(user)).toBe('ready');
});

test('an archive is for its owner only: others get 404, who is not signed in 401', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const { export_id: id } = await request(mara);
  expect((await download(mara, id)).statusCode).toBe(404);
  await makeExports(server);
  const foreign = await download(noor, id);
  expect([foreign.statusCode, foreign.json()]).toMatchObject([404, { error: 'export_not_found' }]);
  expect((await download(noor, '999999999')).json()).toMatchObject({ error: 'export_not_found' });
  expect((await download(undefined, id)).statusCode).toBe(401);
  const nonsense = await server.api('downloadAccountExport', {
    as: mara,
    raw: { params: { export_id: 'x' } },
  });
  expect(nonsense.fields).toEqual(['export_id format']);
  expect((await server.api('listAccountExports', { as: noor })).data.list).toEqual([]);
  expect((await server.api('listAccountExports')).status).toBe(401);
  expect((await server.api('requestAccountExport')).status).toBe(401);
});
