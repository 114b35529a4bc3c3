import type { Order, ServiceToken, Webhook, WebhookDelivery } from '@boardwalk/api-client';
import { POINTS } from '@boardwalk/domain';
import { aFollowPerson, anOwnFile, aProfile, aTeam, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from './CentrePage.tsx';
import { anOrder, centreApi } from './testing/centre-api.ts';

const MOMENT = '2026-03-14T09:26:53.000Z';

async function open(section: string, handlers: MockHandlers = {}) {
  visit(`/user/account/v2?product=board&tab=${section}`);
  const api = await showPage(<CentrePage />, { ...centreApi(), ...handlers });
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return api;
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const watchClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
const part = <Entry,>(list: Entry[], next = '0') => ({ list, next_cursor: next, has_more: next !== '0' });

describe('community', () => {
  test('what others read is held to its limits and saved', async () => {
    const api = await open('COMMUNITY', {
      updateProfile: ({ body }) => aProfile({ introduce: body.introduce ?? '' }),
    });
    const bio = page.getByLabelText(/^About you/u);
    await userEvent.fill(bio, 'x'.repeat(201));
    await press('Save');
    await expect.element(page.getByText('Use at most 200 characters.')).toBeVisible();
    expect(api.callsOf('updateProfile')).toHaveLength(0);
    await userEvent.fill(bio, 'Draws maps.');
    await press('Save');
    await expect.element(page.getByText('Your profile is saved.')).toBeVisible();
    expect(api.callsOf('updateProfile')[0]?.body).toMatchObject({ introduce: 'Draws maps.' });
  });

  test('[UC-11] works show the state of their review, and the frame asks for the dialog of publishing', async () => {
    const host = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    await open('COMMUNITY', {
      listOwnFiles: () =>
        part([anOwnFile({ name: 'Harbour plan', auditStatus: 3, is_public: false, reason: 'Too blurred.' })]),
    });
    await expect.element(page.getByText('Harbour plan')).toBeVisible();
    await expect.element(page.getByText('Not passed')).toBeVisible();
    await expect.element(page.getByText('Too blurred.')).toBeVisible();
    await press('Publish a board');
    expect(host.mock.calls).toContainEqual([
      { type: 'CMT_PUBLISH', data: { file_key: null } },
      window.location.origin,
    ]);
  });

  test('a creator can be left, and followed again', async () => {
    const api = await open('COMMUNITY', {
      listFollows: () => part([aFollowPerson({ nick_name: 'Noor' })]),
      unfollowUser: () => ({ focus_user_id: 'u1', relation: 0, blocked: false }),
      followUser: () => ({ focus_user_id: 'u1', relation: 1, blocked: false }),
    });
    await press('Unfollow Noor');
    await press('Follow Noor');
    await expect.element(page.getByRole('button', { name: 'Unfollow Noor' })).toBeVisible();
    expect(api.callsOf('followUser')).toHaveLength(1);
  });

  test('a blocked person is listed, unblocked, and blocked again', async () => {
    const person = {
      user_id: 'w7Dq4FnRb9Kc',
      nick_name: 'Noor',
      avatar_url: null,
      profile_name: 'noor',
      blocked_at: MOMENT,
    };
    const api = await open('COMMUNITY', {
      listBlocked: () => part([person]),
      unblockPerson: () => ({ focus_user_id: person.user_id, relation: 0, blocked: false }),
      blockPerson: () => ({ focus_user_id: person.user_id, relation: 0, blocked: true }),
    });
    await press('Unblock Noor');
    await press('Block again: Noor');
    await expect.element(page.getByRole('button', { name: 'Unblock Noor' })).toBeVisible();
    expect(api.callsOf('unblockPerson').map(({ path }) => path)).toEqual([{ user_id: person.user_id }]);
    expect(api.callsOf('blockPerson')).toHaveLength(1);
  });
});

describe('points and invitations', () => {
  test('[PROD-20] every way to earn points is named with its points', async () => {
    await open('ACTIVITY_CENTER');
    const ways = page.getByRole('list', { name: 'How to earn points' });
    await expect.element(ways).toBeVisible();
    const lines = [...ways.element().querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines).toHaveLength(Object.keys(POINTS).length);
    expect(lines[0]).toBe(`Come byEvery day+${POINTS.dailyVisit}`);
    expect(lines[1]).toBe(`Publish your first templateOnce+${POINTS.firstApprovedTemplate}`);
  });

  test('the invitation link of a team is shown, then copied by a press alone; teams one may not invite to are not offered', async () => {
    const copied = watchClipboard();
    await open('ACTIVITY_CENTER', {
      listTeams: () => ({
        list: [
          aTeam({ id: '1', name: 'Mine' }),
          aTeam({ id: '2', name: 'Crew', type: 3, privileges: ['TeamView', 'TeamInviteEditor'] }),
          aTeam({ id: '3', name: 'Readers', type: 3, privileges: ['TeamView'] }),
        ],
      }),
      ensureMemberToken: () => ({
        token: 'tok/1',
        team_id: '2',
        role: 'editor',
        created_at: MOMENT,
        expires_at: MOMENT,
      }),
    });
    expect(page.getByRole('button', { name: /^Show link/u }).elements()).toHaveLength(1);
    await press('Show link: Crew');
    const address = `${window.location.origin}/app/join/tok%2F1`;
    const field = page.getByLabelText('Invitation link of Crew');
    await expect.element(field).toHaveValue(address);
    await expect.element(field).toHaveFocus();
    expect(copied).not.toHaveBeenCalled();
    copied.mockRejectedValueOnce(new Error('not allowed'));
    await press('Copy link');
    await expect
      .element(page.getByText('It could not be copied. Select it and copy it yourself.'))
      .toBeVisible();
    await press('Copy link');
    await expect.element(page.getByText('It could not be copied.')).not.toBeInTheDocument();
    expect(copied.mock.calls).toEqual([[address], [address]]);
  });
});

describe('workspace', () => {
  const token: ServiceToken = {
    token_id: '7',
    name: 'Nightly export',
    prefix: 'bwst_ab12',
    scopes: ['files:read'],
    created_at: MOMENT,
    expires_at: MOMENT,
    last_used_at: null,
  };

  test('a token is made for what it is allowed, shown once, and revoked after a question', async () => {
    const copied = watchClipboard();
    const api = await open('WORKSPACE', {
      listServiceTokens: () => ({ ...part([token]), events: [] }),
      createServiceToken: () => ({ ...token, token: 'bwst_secret' }),
      revokeServiceToken: () => null,
    });
    await press('Create a token');
    const dialog = page.getByRole('dialog', { name: 'Create a token' });
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect.element(dialog.getByText('Fill this in.').first()).toBeVisible();
    expect(api.callsOf('createServiceToken')).toHaveLength(0);
    await userEvent.fill(dialog.getByLabelText(/^Name/u), 'Nightly export');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'files:read' }));
    await userEvent.fill(dialog.getByLabelText(/^Your password/u), 'correct horse');
    await userEvent.keyboard('{Enter}');
    const shown = page.getByRole('dialog', { name: 'Your new token' });
    await expect.element(shown.getByText('bwst_secret')).toBeVisible();
    expect(api.callsOf('createServiceToken')[0]?.body).toEqual({
      name: 'Nightly export',
      scopes: ['files:read'],
      days: 30,
      password: 'correct horse',
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(shown.getByRole('button', { name: 'Copy' }));
    expect(copied.mock.calls).toEqual([['bwst_secret']]);
    await userEvent.click(shown.getByRole('button', { name: 'I have kept it' }));
    await expect.element(page.getByText('bwst_secret')).not.toBeInTheDocument();
    await press('Revoke Nightly export');
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
    await expect.poll(() => api.callsOf('revokeServiceToken')[0]?.path).toEqual({ token_id: '7' });
  });

  test('a webhook shows why it fails, what was sent, and gets another secret', async () => {
    const webhook: Webhook = {
      webhook_id: '5',
      url: 'https://hooks.example.org/b',
      events: ['work.published'],
      is_site_wide: false,
      is_active: true,
      failing_since: MOMENT,
      disabled_at: null,
      created_at: MOMENT,
    };
    const delivery: WebhookDelivery = {
      delivery_id: '9',
      event_id: 'msg_1',
      type: 'work.published',
      state: 'failed',
      attempts: [MOMENT],
      status: 500,
      failure: 'refused',
      error: 'answered 500',
      created_at: MOMENT,
      next_attempt_at: null,
    };
    let deliveries: WebhookDelivery[] = [
      delivery,
      { ...delivery, delivery_id: '8', status: null, failure: 'no_connection', error: 'no connection (X)' },
    ];
    const api = await open('WORKSPACE', {
      listWebhooks: () => ({ list: [webhook] }),
      listWebhookDeliveries: () => part(deliveries),
      redeliverWebhook: () => ({ ...delivery, state: 'queued' }),
      rotateWebhookSecret: () => ({ ...webhook, secret: 'whsec_2' }),
      testWebhook: () => ({ ...delivery, type: 'webhook.test', state: 'queued' }),
      createWebhook: () => failWith('bad_input', { fields: [{ field: 'url', rule: 'format' }] }),
    });
    await expect.element(page.getByText(/^Failing since/u)).toBeVisible();
    await press('Deliveries to https://hooks.example.org/b');
    const dialog = page.getByRole('dialog', { name: 'Deliveries' });
    await expect.element(dialog.getByText(/· answered 500$/u)).toBeVisible();
    await expect.element(dialog.getByText(/· no connection$/u)).toBeVisible();
    // What waits is looked at again, by itself.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    deliveries = [{ ...delivery, state: 'queued', status: null, failure: null, error: null }];
    await userEvent.click(dialog.getByRole('button', { name: 'Send again: A work was published' }).first());
    await expect
      .poll(() => api.callsOf('redeliverWebhook')[0]?.path)
      .toEqual({ webhook_id: '5', delivery_id: '9' });
    await expect.element(dialog.getByText('Waiting')).toBeVisible();
    deliveries = [{ ...delivery, state: 'delivered', status: 200, failure: null, error: null }];
    await expect
      .poll(() => {
        vi.advanceTimersByTime(2000);
        return dialog.getByText('Delivered').elements().length;
      })
      .toBe(1);
    vi.useRealTimers();
    await userEvent.keyboard('{Escape}');
    const choose = async (name: string) => {
      await press('What to do with https://hooks.example.org/b');
      await userEvent.click(page.getByRole('menuitem', { name }));
    };
    await choose('Send a test');
    await expect.element(page.getByText(/^A test is on its way/u)).toBeVisible();
    await choose('Replace the secret');
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Replace the secret' }));
    await expect.element(page.getByText('whsec_2')).toBeVisible();
    await press('I have kept it');
    await press('Add a webhook');
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await userEvent.fill(form.getByLabelText(/^Address/u), 'http://localhost');
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByLabelText(/^Address/u)).toHaveAttribute('aria-invalid', 'true');
  });
});

test('templates that were bought are found among other orders', async () => {
  const bought: Order = anOrder({
    kind: 'template',
    title: 'Fishbone',
    file_key: 'k7Qm3XpT9wRb',
    state: 'paid',
    paid_at: MOMENT,
  });
  const api = await open('KNOWLEDGE_BENEFIT', {
    listOrders: ({ query }) => (query.get('cursor') === '0' ? part([anOrder()], 'next') : part([bought])),
  });
  await expect
    .element(page.getByRole('link', { name: 'Open Fishbone' }))
    .toHaveAttribute('href', '/community/file/k7Qm3XpT9wRb');
  expect(api.callsOf('listOrders').map(({ query }) => query.get('state'))).toEqual(['paid', 'paid']);
});

test('two-step log-in is set up by password, QR code and a first code, and turned off with both', async () => {
  let isOn = false;
  const api = await open('ACCOUNT', {
    getSecondStep: () => ({
      is_on: isOn,
      on_since: isOn ? MOMENT : null,
      recovery_codes_left: isOn ? 2 : 0,
      needs_release: false,
      events: isOn ? [{ kind: 'on', at: MOMENT }] : [],
    }),
    beginSecondStep: () => ({
      secret: 'ABCDEFGHIJKL',
      uri: 'otpauth://totp/Boardwalk:m?secret=ABCDEFGHIJKL',
    }),
    turnOnSecondStep: ({ body }) => {
      if (body.code === '000000') return failWith('second_step_not_begun');
      if (body.code !== '492039') return failWith('wrong_code');
      isOn = true;
      return { codes: ['ABCDE-FGH23', 'ABCDE-FGH24'] };
    },
    turnOffSecondStep: () => {
      isOn = false;
      return null;
    },
  });
  await press('Set up two-step log-in');
  const dialog = page.getByRole('dialog', { name: 'Set up two-step log-in' });
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await expect.element(dialog.getByText('ABCD EFGH IJKL')).toBeVisible();
  const code = dialog.getByLabelText(/^Code/u);
  await userEvent.fill(code, '111111');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/^The code is not right/u)).toBeVisible();
  await userEvent.fill(code, '000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/^Setting it up took too long/u)).toBeVisible();
  await userEvent.fill(code, '492039');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('ABCDE-FGH24')).toBeVisible();
  await press('I have kept it');
  await expect.element(page.getByText('Few left')).toBeVisible();
  await press('Turn off two-step log-in');
  const off = page.getByRole('dialog', { name: 'Turn off two-step log-in' });
  await userEvent.fill(off.getByLabelText(/^Your present password/u), 'correct horse');
  await userEvent.fill(off.getByLabelText(/^Code/u), '12');
  await userEvent.keyboard('{Enter}');
  await expect.element(off.getByText(/^Enter the six digits/u)).toBeVisible();
  expect(api.callsOf('turnOffSecondStep')).toHaveLength(0);
  await userEvent.fill(off.getByLabelText(/^Code/u), '492039');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Set up two-step log-in' })).toBeVisible();
  expect(api.callsOf('turnOffSecondStep')[0]?.body).toEqual({ password: 'correct horse', code: '492039' });
});

test('an account is deleted with the password, after its teams are handed over', async () => {
  let owns = true;
  const api = await open('ACCOUNT', {
    deleteAccount: () => (owns ? failWith('owns_teams', { teams: [{ id: '2', name: 'Crew' }] }) : null),
  });
  await press('Delete account…');
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await expect.element(dialog.getByText('Fill this in.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^Go with the account/u }));
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/the teams you own: Crew\./u)).toBeVisible();
  owns = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your account is deleted');
  expect(api.callsOf('deleteAccount').at(-1)?.body).toEqual({
    password: 'correct horse',
    keep_works: 'remove',
  });
});
