import { SHARE_LIMITS } from '@boardwalk/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, withoutPlanLimit } from '../../../test/publishForm.ts';
import { provesFileAccess } from '../../../test/fileAccess.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const HOUR_MS = 3_600_000;
let mara: TestUser;
let noor: TestUser;
let fileKey: string;

beforeAll(async () => {
  mara = await withoutPlanLimit(server, await server.createUser({ nickName: 'Mara' }));
  noor = await server.createUser({ nickName: 'Noor' });
  fileKey = await createFile(server, mara, 'Roadmap');
});

const at = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();

async function share(body: {
  role: 'viewer' | 'editor';
  expires_at?: string | null;
  password?: string | null;
}) {
  return (await server.api('createShareLink', { as: mara, params: { file_key: fileKey }, body })).data;
}

describe('share links', () => {
  test('[OPEN-28] the owner shares a file by a link to /app/share/{token}', async () => {
    const { status, data } = await server.api('createShareLink', {
      as: mara,
      params: { file_key: fileKey },
      body: { role: 'editor', expires_at: at(HOUR_MS), password: 'open sesame' },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      role: 'editor',
      has_password: true,
      visitor_count: 0,
      expires_at: at(HOUR_MS),
      created_by: { user_id: mara.userId, nick_name: 'Mara' },
    });
    expect(data.token).toMatch(/^[0-9A-Za-z_-]{43}$/u);
    expect(data.path).toBe(`/app/share/${data.token}`);
    expect(JSON.stringify(data)).not.toContain('argon2');
    const stored = await server.db
      .selectFrom('share_link')
      .select('password_hash')
      .where('share_link_id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(stored.password_hash).toMatch(/^\$argon2id\$/u);
  });

  test('the same Idempotency-Key makes one link, and not for another file', async () => {
    const other = await createFile(server, mara, 'Other');
    const create = (file_key: string) =>
      server.api('createShareLink', {
        as: mara,
        params: { file_key },
        body: { role: 'viewer' },
        headers: { 'idempotency-key': 'share-once-please' },
      });
    const [first, second] = await Promise.all([create(fileKey), create(fileKey)]);
    expect(second.data).toEqual(first.data);
    expect(await create(other)).toMatchObject({ status: 409, error: 'idempotency_key_reused' });
  });

  test('are listed newest first, changed and revoked; a revoked one is gone from the list', async () => {
    const file_key = await createFile(server, mara, 'Listed');
    const as = mara;
    const create = async () =>
      (await server.api('createShareLink', { as, params: { file_key }, body: { role: 'viewer' } })).data;
    const [first, second] = [await create(), await create()];
    const list = async () =>
      (await server.api('listShareLinks', { as, params: { file_key } })).data.list.map(({ id }) => id);
    expect(await list()).toEqual([second.id, first.id]);

    const change = await server.api('updateShareLink', {
      as,
      params: { file_key, share_id: first.id },
      body: { role: 'editor', password: '1234', expires_at: at(HOUR_MS) },
    });
    expect(change.data).toMatchObject({ role: 'editor', has_password: true, expires_at: at(HOUR_MS) });
    const kept = await server.api('updateShareLink', {
      as,
      params: { file_key, share_id: first.id },
      body: { password: null },
    });
    expect(kept.data).toMatchObject({ role: 'editor', has_password: false, expires_at: at(HOUR_MS) });

    for (const round of [1, 2]) {
      const revoked = await server.api('revokeShareLink', { as, params: { file_key, share_id: first.id } });
      expect([round, revoked.status]).toEqual([round, 200]);
    }
    expect(await list()).toEqual([second.id]);
    const changed = await server.api('updateShareLink', {
      as,
      params: { file_key, share_id: first.id },
      body: { role: 'viewer' },
    });
    expect(changed).toMatchObject({ status: 404, error: 'share_link_not_found' });
  });

  test('[ROLE-37] the owner and those with the privilege permission share; editors, visitors and outsiders do not', async () => {
    const team = await createTeam(server, mara);
    const { file_key } = await addFile(server, mara, team);
    const manager = await admit(server, team.teamId, 'manager');
    const editor = await admit(server, team.teamId, 'editor');
    const outsider = await server.createUser();
    const create = (as: TestUser | undefined) =>
      server.api('createShareLink', { as, params: { file_key }, body: { role: 'editor' } });
    const { data: link } = await create(manager);
    expect(link.created_by.user_id).toBe(manager.userId);
    expect(await create(editor)).toMatchObject({ status: 403, error: 'sharing_not_allowed' });
    expect(await create(outsider)).toMatchObject({ status: 403, error: 'not_member' });
    expect(await create(undefined)).toMatchObject({ status: 401, error: 'not_signed_in' });
    await server.api('joinSharedFile', { as: noor, params: { token: link.token } });
    expect(await create(noor)).toMatchObject({ status: 403, error: 'sharing_not_allowed' });
    const share_id = link.id;
    for (const refused of [
      await server.api('listShareLinks', { as: noor, params: { file_key } }),
      await server.api('updateShareLink', { as: noor, params: { file_key, share_id }, body: {} }),
      await server.api('revokeShareLink', { as: noor, params: { file_key, share_id } }),
      await server.api('listVisitors', { as: noor, params: { file_key } }),
      await server.api('removeVisitor', { as: noor, params: { file_key, user_id: mara.userId } }),
    ])
      expect(refused).toMatchObject({ status: 403, error: 'sharing_not_allowed' });
  });

  test.each([
    [{ role: 'owner' }, 'role unknown'],
    [{}, 'role required'],
    [{ role: 'viewer', expires_at: 'tomorrow' }, 'expires_at format'],
    [{ role: 'viewer', expires_at: '2020-01-01T00:00:00.000Z' }, 'expires_at min'],
    [{ role: 'viewer', password: 'abc' }, 'password min_length 4'],
    [{ role: 'viewer', password: 'x'.repeat(65) }, 'password max_length 64'],
  ])('%j is refused: %s', async (body, field) => {
    const answer = await server.api('createShareLink', {
      as: mara,
      params: { file_key: fileKey },
      raw: { body },
    });
    expect(answer.status).toBe(400);
    expect(answer.fields).toEqual([field]);
  });

  test('an unknown file, link or one of another file is not found', async () => {
    const other = await createFile(server, mara, 'Else');
    const { id } = await share({ role: 'viewer' });
    const unknown = await server.api('createShareLink', {
      as: mara,
      params: { file_key: 'abcdefghjkmn' },
      body: { role: 'viewer' },
    });
    expect(unknown).toMatchObject({ status: 404, error: 'file_not_found' });
    for (const params of [
      { file_key: other, share_id: id },
      { file_key: fileKey, share_id: '9999999999999999999' },
    ]) {
      expect(await server.api('revokeShareLink', { as: mara, params })).toMatchObject({
        status: 404,
        error: 'share_link_not_found',
      });
    }
  });

  test(`a file has at most ${SHARE_LIMITS.linksPerFile} links that work, however many are made at once`, async () => {
    const file_key = await createFile(server, mara, 'Popular');
    const answers = await Promise.all(
      Array.from({ length: SHARE_LIMITS.linksPerFile + 5 }, () =>
        server.api('createShareLink', { as: mara, params: { file_key }, body: { role: 'viewer' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SHARE_LIMITS.linksPerFile);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({
      status: 409,
      error: 'share_link_limit_reached',
      json: { data: { limit: SHARE_LIMITS.linksPerFile, current: SHARE_LIMITS.linksPerFile } },
    });
  });

  test('links that have expired make room, so that no more can be brought back than may work', async () => {
    const as = mara;
    const file_key = await createFile(server, as, 'Shared now and then');
    const create = async () => {
      const body = { role: 'viewer' as const, expires_at: at(HOUR_MS) };
      return (await server.api('createShareLink', { as, params: { file_key }, body })).data.id;
    };
    const old: string[] = [];
    for (let made = 0; made < SHARE_LIMITS.linksPerFile; made += 1) {
      old.push(await create());
      server.clock.advance(1000);
    }
    server.clock.advance(HOUR_MS);
    const newest = await create();
    const { list } = (await server.api('listShareLinks', { as, params: { file_key } })).data;
    expect(list.map(({ id }) => id)).toEqual([newest, ...old.slice(1).toReversed()]);
    const prolong = (share_id: string) =>
      server.api('updateShareLink', { as, params: { file_key, share_id }, body: { expires_at: null } });
    expect(await prolong(old[0] ?? '')).toMatchObject({ status: 404, error: 'share_link_not_found' });
    expect((await prolong(old[1] ?? '')).status).toBe(200);
  });
});

describe('what a link leads to', () => {
  test('anybody sees name, owner, team and role; a signed-in member also their own role', async () => {
    const { token } = await share({ role: 'editor' });
    const open = await server.api('getSharedFile', { params: { token } });
    expect(open.data).toEqual({
      role: 'editor',
      needs_password: false,
      expires_at: null,
      file: {
        file_key: fileKey,
        name: 'Roadmap',
        kind: 'mindmap',
        thumbnail: null,
        owner: { user_id: mara.userId, nick_name: 'Mara', avatar_url: null },
        team_name: "Mara's space",
      },
    });
    expect((await server.api('getSharedFile', { as: mara, params: { token } })).data.my_role).toBe('owner');
    expect((await server.api('getSharedFile', { as: noor, params: { token } })).data.my_role).toBeUndefined();
  });

  test('nothing of the file is named until its password is given', async () => {
    const { token } = await share({ role: 'viewer', password: 'open sesame' });
    const state = await server.api('getSharedFile', { as: noor, params: { token } });
    expect(state.data).toEqual({ role: 'viewer', needs_password: true, expires_at: null });
    const join = (password?: string) =>
      server.api('joinSharedFile', {
        as: noor,
        params: { token },
        ...(password === undefined ? {} : { body: { password } }),
      });
    expect(await join()).toMatchObject({ status: 403, error: 'share_password_required' });
    expect(await join('open says me')).toMatchObject({ status: 403, error: 'wrong_share_password' });
    expect((await join('open sesame')).data).toEqual({ file_key: fileKey, role: 'viewer' });
    const known = await server.api('getSharedFile', { as: noor, params: { token } });
    expect(known.data).toMatchObject({ needs_password: false, my_role: 'viewer', file: { name: 'Roadmap' } });
  });

  test('passwords cannot be tried at length', async () => {
    const { token } = await share({ role: 'viewer', password: '1234' });
    const guess = (password: string) =>
      server.api('createShareTicket', { params: { token }, body: { password } });
    for (let tried = 0; tried < SHARE_LIMITS.wrongPasswords; tried += 1) {
      expect((await guess(`${5000 + tried}`)).error).toBe('wrong_share_password');
    }
    const limited = await guess('1234');
    expect(limited).toMatchObject({ status: 429, error: 'too_many_requests' });
    expect(limited.response.headers['retry-after']).toBeDefined();
    server.clock.advance(SHARE_LIMITS.wrongPasswordsWindowMs);
    expect((await guess('1234')).status).toBe(200);
  });

  test('nor from many networks', async () => {
    const { token } = await share({ role: 'viewer', password: '1234' });
    const guess = (network: number, password: string) =>
      server.services.sharing.look(token, { userId: null, address: `203.0.113.${network}` }, password);
    const wrong = await Promise.allSettled(
      Array.from({ length: SHARE_LIMITS.wrongPasswords * 10 }, (_each, network) => guess(network, 'wrong')),
    );
    expect(wrong.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(guess(200, '1234')).rejects.toMatchObject({ error: 'too_many_requests' });
    server.clock.advance(SHARE_LIMITS.wrongPasswordsWindowMs);
    await expect(guess(200, '1234')).resolves.toMatchObject({ role: 'viewer' });
  });

  test('a link that was revoked or has expired says so; an unknown one leads nowhere', async () => {
    const revoked = await share({ role: 'viewer' });
    const expiring = await share({ role: 'viewer', expires_at: at(HOUR_MS) });
    await server.api('revokeShareLink', { as: mara, params: { file_key: fileKey, share_id: revoked.id } });
    server.clock.advance(HOUR_MS);
    for (const { token } of [revoked, expiring]) {
      for (const answer of [
        await server.api('getSharedFile', { params: { token } }),
        await server.api('createShareTicket', { params: { token } }),
        await server.api('joinSharedFile', { as: noor, params: { token } }),
      ])
        expect(answer).toMatchObject({ status: 410, error: 'share_link_ended' });
    }
    const nowhere = await server.api('getSharedFile', { params: { token: 'x'.repeat(43) } });
    expect(nowhere).toMatchObject({ status: 404, error: 'share_link_not_found' });
    const bad = await server.api('getSharedFile', { params: { token: 'short' } });
    expect(bad).toMatchObject({ status: 400, fields: ['token format'] });
  });

  test('a file in the trash is shared with nobody', async () => {
    const file_key = await createFile(server, mara, 'Gone soon');
    const body = { role: 'viewer' as const };
    const { token } = (await server.api('createShareLink', { as: mara, params: { file_key }, body })).data;
    await server.api('joinSharedFile', { as: noor, params: { token } });
    await server.api('deleteFile', { as: mara, params: { file_key } });
    expect((await server.api('getSharedFile', { params: { token } })).error).toBe('share_link_not_found');
    expect((await server.api('getFile', { as: noor, params: { file_key } })).status).toBe(404);
    const shared = await server.api('listSharedFiles', { as: noor });
    expect(shared.data.list.map(({ file }) => file.file_key)).not.toContain(file_key);
  });
});

provesFileAccess(server, {
  fileOf: () => createFile(server, mara, 'Secret'),
  calls: {
    createShareLink: (as, file_key) =>
      server.api('createShareLink', { as, params: { file_key }, body: { role: 'viewer' } }),
    listShareLinks: (as, file_key) => server.api('listShareLinks', { as, params: { file_key } }),
    updateShareLink: (as, file_key) =>
      server.api('updateShareLink', { as, params: { file_key, share_id: '1' }, body: {} }),
    revokeShareLink: (as, file_key) =>
      server.api('revokeShareLink', { as, params: { file_key, share_id: '1' } }),
    listVisitors: (as, file_key) => server.api('listVisitors', { as, params: { file_key } }),
    removeVisitor: (as, file_key) =>
      server.api('removeVisitor', { as, params: { file_key, user_id: mara.userId } }),
  },
});

describe('anyone who comes by a link', () => {
  const nowhere = 'x'.repeat(43);
  const forged = { authorization: 'Bearer forged' };

  test('learns when the link leads nowhere or is none, and when their token is none', async () => {
    const { token } = await share({ role: 'viewer' });
    for (const answer of [
      await server.api('createShareTicket', { params: { token: nowhere } }),
      await server.api('joinSharedFile', { as: noor, params: { token: nowhere } }),
    ])
      expect(answer).toMatchObject({ status: 404, error: 'share_link_not_found' });
    for (const answer of [
      await server.api('createShareTicket', { params: { token: 'short' } }),
      await server.api('joinSharedFile', { as: noor, params: { token: 'short' } }),
    ])
      expect(answer).toMatchObject({ status: 400, fields: ['token format'] });
    for (const answer of [
      await server.api('getSharedFile', { params: { token }, headers: forged }),
      await server.api('createShareTicket', { params: { token }, headers: forged }),
      await server.api('joinSharedFile', { params: { token } }),
    ])
      expect(answer).toMatchObject({ status: 401, error: 'not_signed_in' });
  });

  test('gives the password to look as well', async () => {
    const { token } = await share({ role: 'viewer', password: 'open sesame' });
    const without = await server.api('createShareTicket', { params: { token } });
    expect(without).toMatchObject({ status: 403, error: 'share_password_required' });
    const body = { password: 'open sesame' };
    expect((await server.api('createShareTicket', { params: { token }, body })).data.role).toBe('viewer');
    const owner = await server.api('createShareTicket', { as: mara, params: { token } });
    expect(owner.status).toBe(200);
  });
});
