import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readTicket } from '../src/collaboration/tickets.ts';
import { TICKET_PURPOSES } from '../src/infra/sessions/accessTokens.ts';
import type { MailLinkPurpose } from '../src/infra/database/accountTables.ts';
import { readUnsubscribeToken } from '../src/modules/mail/unsubscribeToken.ts';
import { testServer, TEST_PASSWORD, type TestUser } from './harness.ts';
import { mailedToken } from './mailedLinks.ts';
import { addFile, createTeam } from './teams.ts';
import { fileForm, picture } from './uploads.ts';

/*
 * Everything the server gives out that opens something for who holds it. None of it opens anything else.
 */
const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400', REQUESTS_PER_MINUTE: '100000' } });

const MAIL_LINKS = ['prove', 'reset'] as const satisfies readonly MailLinkPurpose[];
/** What a secret that is looked up is for, by the column that it is found in. */
const LOOKED_UP = {
  'frame_token.code_hash': ['frame'],
  'mail_link.token_hash': MAIL_LINKS,
  'refresh_token.token_hash': ['refresh'],
  'service_token.token_hash': ['service'],
  'session.secret_hash': ['session'],
  'share_link.token': ['share'],
  'team_invitation.token': ['invitation'],
  'team_mail_invitation.token': ['mail-invitation'],
} as const;

interface Kind {
  /** One that was given out. */
  token: string;
  /** Whether what this kind opens opens with a token. */
  opens(token: string): Promise<boolean>;
}

/** The kinds of tokens that are signed, and of those that are looked up. */
const NAMES = ['access', ...TICKET_PURPOSES, ...Object.values(LOOKED_UP).flat()] as const;
let kinds: Record<(typeof NAMES)[number], Kind>;

/** Whether a call was let in. */
const isDone = async (answer: Promise<{ status: number }>) => (await answer).status === 200;

beforeAll(async () => {
  const { api, infra, db } = server;
  const account = 'holder@example.com';
  const signedUp = await api('signUp', {
    body: { account, password: TEST_PASSWORD, nick_name: 'Holder' },
  });
  const cookies = Object.fromEntries(signedUp.response.cookies.map(({ name, value }) => [name, value]));
  const grant = await api('exchangeToken', {
    cookies,
    body: { refresh_token: signedUp.data.refresh_token },
  });
  const userId = signedUp.data.user.user_id;
  const as: TestUser = { userId, account, token: grant.data.access_token };
  const forgetful = await server.createUser();
  await api('requestPasswordReset', { body: { email: forgetful.account } });
  await server.runJobs('answer-reset-request');

  const team = await createTeam(server, as);
  const { file_key: fileKey } = await addFile(server, as, team);
  const params = { file_key: fileKey };
  const collab = await api('createCollabTicket', { as, params });
  const share = await api('createShareLink', { as, params, body: { role: 'viewer' } });
  const invitation = await api('getMemberToken', { as, params: { teamId: team.teamId } });
  const mailInvitation = await api('inviteByMail', {
    as,
    params: { teamId: team.teamId },
    body: { email: 'guest@example.com', role: 'viewer', days: 7 },
  });
  const sentTo = async (token: string) => {
    const { status, data } = await api('getInvitation', { raw: { params: { token } } });
    return status === 200 ? data.sent_to : undefined;
  };
  const frame = await api('createFrameToken', { as });
  const shown = await api('uploadFeedbackPicture', { as, form: fileForm(await picture()) });
  const pictureUrl = new URL(shown.data.url, 'http://localhost');
  const service = await api('createServiceToken', {
    as,
    body: { name: 'Import', scopes: ['files:read'], days: 1, password: TEST_PASSWORD },
  });
  const unsubscribe = await infra.tokens.issueTicket('unsubscribe', { sub: userId, group: 'reviews' }, 60);

  kinds = {
    access: {
      token: as.token,
      opens: (token) => isDone(api('getUserInfo', { as: { ...as, token } })),
    },
    collab: {
      token: collab.data.ticket,
      opens: async (token) => (await readTicket(infra.tokens, fileKey, token)) !== undefined,
    },
    unsubscribe: {
      token: unsubscribe,
      opens: async (token) => (await readUnsubscribeToken(infra.tokens, token)) !== undefined,
    },
    device: {
      token: cookies['boardwalk_device'] ?? '',
      opens: async (token) => (await infra.tokens.verifyTicket('device', token)) !== undefined,
    },
    'second-step': {
      token: await infra.tokens.issueTicket('second-step', { user: userId }, 60),
      opens: async (token) => (await infra.tokens.verifyTicket('second-step', token)) !== undefined,
    },
    attachment: {
      token: pictureUrl.searchParams.get('ticket') ?? '',
      opens: (ticket) =>
        isDone(
          api('getAttachment', {
            params: { img_key: pictureUrl.pathname.split('/').at(-1) ?? '' },
            query: { ticket },
          }),
        ),
    },
    service: {
      token: service.data.token,
      opens: (token) =>
        server.services.serviceTokens.verify(token).then(
          () => true,
          () => false,
        ),
    },
    session: {
      token: cookies['boardwalk_session'] ?? '',
      opens: (token) => isDone(api('getSession', { cookies: { boardwalk_session: token } })),
    },
    refresh: {
      token: grant.data.refresh_token,
      opens: (token) => isDone(api('exchangeToken', { cookies, raw: { body: { refresh_token: token } } })),
    },
    frame: {
      token: frame.data.code,
      opens: (token) => isDone(api('exchangeFrameToken', { raw: { body: { code: token } } })),
    },
    prove: {
      token: await mailedToken(server, account, 'addressProof'),
      opens: (token) => isDone(api('confirmEmail', { raw: { body: { token } } })),
    },
    reset: {
      token: await mailedToken(server, forgetful.account, 'passwordReset'),
      opens: (token) =>
        isDone(api('resetPassword', { raw: { body: { token, new_password: 'another horse 9' } } })),
    },
    invitation: {
      token: invitation.data.token,
      opens: async (token) => (await sentTo(token)) === null,
    },
    'mail-invitation': {
      token: mailInvitation.data.token,
      opens: async (token) => typeof (await sentTo(token)) === 'string',
    },
    share: {
      token: share.data.token,
      opens: (token) => isDone(api('getSharedFile', { raw: { params: { token } } })),
    },
  };
  expect(await db.selectFrom('session').select('session_id').execute()).toHaveLength(1);
});

test('the table names every kind there is, and no two are alike', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)token$|^(secret|token|code)_hash$'
    order by 1`.execute(server.db);
  expect(rows.map(({ place }) => place)).toEqual(Object.keys(LOOKED_UP).toSorted());
  const tokens = Object.values(kinds).map(({ token }) => token);
  expect(tokens.filter((token) => token.length < 30)).toEqual([]);
  expect(new Set(tokens).size).toBe(NAMES.length);
});

test.each(
  NAMES.flatMap((given) => NAMES.filter((wanted) => wanted !== given).map((wanted) => ({ given, wanted }))),
)('what is given out as $given does not open what $wanted opens', async ({ given, wanted }) => {
  expect(await kinds[wanted].opens(kinds[given].token)).toBe(false);
});

// Last, since some of them work once.
test.each(NAMES)('what is given out as %s opens what it is for', async (name) => {
  expect(await kinds[name].opens(kinds[name].token)).toBe(true);
});
