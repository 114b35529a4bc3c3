import { aSession, aTokenGrant, aUser, failWith, someFileCards } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frameSays, loginFrame } from '#app/testing/login-frame.ts';
import { renderApp, takeDownApps } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { sessionEnded } from '#shared/session/session-slice.ts';
import {
  answerToSpaceType,
  choose,
  finish,
  newUser,
  onboardingAnswers,
  openOnboarding,
  press,
  questions,
} from './testing/open-onboarding.ts';

const isFilled = (app: Awaited<ReturnType<typeof openOnboarding>>) =>
  app.store.getState().session.isUserFillAskDialog;
const sent = (app: Awaited<ReturnType<typeof openOnboarding>>) =>
  app.api.callsOf('writeIdentityTag').map(({ body }) => body);
/** Nothing is asked, although the rules have been looked at and a dialog that is asked for later is there. */
async function nothingAsked(): Promise<void> {
  await import('#app/shell/should-ask.ts');
  await import('./OnboardingDialog.tsx');
  const feedback = page.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' });
  if (feedback.elements().length > 0) {
    const dialog = page.getByRole('dialog', { name: 'Send feedback' });
    await userEvent.click(feedback);
    await expect.element(dialog).toBeVisible();
    expect(questions().elements()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(questions().elements()).toHaveLength(0);
}

describe('skipping', () => {
  test('[ONB-20][ONB-21][ONB-22][ENT-18] sends what is answered as a skip, counts as filled, and closes', async () => {
    const app = await openOnboarding();
    expect(isFilled(app)).toBe(false);
    await choose('Student');
    await press('Skip the questions');
    await expect.element(questions()).not.toBeInTheDocument();
    expect(sent(app)).toEqual([{ name: 'Ana Lind', career: 1211, skip: true }]);
    expect(isFilled(app)).toBe(true);
    await app.router.navigate('/new');
    await expect.element(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible();
    expect(questions().elements()).toHaveLength(0);
  });
});

describe('finishing', () => {
  test('[ONB-23][ONB-24][ONB-25][ONB-10][ERR-24][CONST-39][VAL-ONB-07][ENT-17] sends the answers, says so, and shows what they earned', async () => {
    const app = await openOnboarding();
    await userEvent.fill(page.getByRole('textbox', { name: 'Your name' }), ' Mara Lind ');
    await answerToSpaceType();
    await press('Finish');
    await expect.element(finish()).toBeVisible();
    await expect.poll(said).toContain('Your answers were saved');
    expect(sent(app)).toEqual([
      { name: 'Mara Lind', career: 1202, channels: [2201], scenes: [3203], usage: 2, skip: false },
    ]);
    expect(isFilled(app)).toBe(true);
    expect(app.store.getState().session.user?.nick_name).toBe('Mara Lind');
    await expect.element(finish().getByText('You got 50 points').last()).toHaveFocus();
  });

  test('[ONB-11][ONB-15][CONST-40][AMB-33] personal mode offers 30 days for 100 points and says how many are missing', async () => {
    await openOnboarding();
    await answerToSpaceType();
    await press('Finish');
    await expect.element(page.getByRole('heading', { name: '30 days of the personal plan' })).toBeVisible();
    await expect.element(finish().getByText('100 points', { exact: true })).toBeVisible();
    await expect.element(finish().getByText(/You have 50, 50 to go\./u)).toBeVisible();
    await expect
      .element(finish().getByRole('link', { name: 'Open my wallet' }))
      .toHaveAttribute('href', '/user/account/v2?tab=ACTIVITY_CENTER&product=board');
    await press('Start now');
    await expect.element(finish()).not.toBeInTheDocument();
  });

  test.each(['Work', 'Education'])('[AMB-32] %s ends as personal does', async (space) => {
    await openOnboarding();
    await answerToSpaceType();
    await choose(space);
    if (space === 'Work') await press('Continue');
    await press('Finish');
    await expect.element(page.getByRole('heading', { name: '30 days of the personal plan' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Invite team members' }).elements()).toHaveLength(0);
  });

  test('[ERR-23] when the answers cannot be sent it says so, keeps them, and they can be sent again', async () => {
    let isDown = true;
    const app = await openOnboarding({
      writeIdentityTag: () =>
        isDown ? failWith('internal_error') : { points: 50, balance: 50, shortfall: 50 },
    });
    await answerToSpaceType();
    await press('Finish');
    await expect.element(page.getByRole('alert').getByText('Your answers were not saved')).toBeVisible();
    expect(isFilled(app)).toBe(false);
    isDown = false;
    await press('Finish');
    await expect.element(finish()).toBeVisible();
  });

  test('[ERR-22] answers that were given elsewhere before end it without a word', async () => {
    const app = await openOnboarding({ writeIdentityTag: () => failWith('onboarding_answered') });
    await answerToSpaceType();
    await press('Finish');
    await expect.element(questions()).not.toBeInTheDocument();
    expect(isFilled(app)).toBe(true);
    expect(said()).not.toMatch(/saved/u);
  });
});

describe('a team', () => {
  async function finishAsTeam(handlers: Parameters<typeof openOnboarding>[0] = {}) {
    const app = await openOnboarding(handlers);
    await answerToSpaceType();
    await choose('Team');
    await userEvent.fill(page.getByRole('textbox', { name: 'Name of your team' }), 'Harbour');
    await press('Finish');
    await expect.element(finish()).toBeVisible();
    return app;
  }
  const HELP = /Anyone who opens it within 7 days can join the team/u;
  const invite = () => page.getByRole('button', { name: 'Invite team members' });

  test('[ONB-12][ONB-14][ERR-19] is made, and people are invited to it by a link; a tooltip says what that does', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const app = await finishAsTeam({
      ensureMemberToken: ({ path }) => ({
        token: 'tok en',
        team_id: path.teamId,
        role: 'editor',
        created_at: '2026-11-20T10:00:00.000Z',
        expires_at: '2026-11-27T10:00:00.000Z',
      }),
    });
    expect(app.api.callsOf('createTeam').map(({ body }) => body)).toEqual([{ name: 'Harbour' }]);
    await userEvent.hover(invite());
    await expect.element(page.getByRole('tooltip').filter({ hasText: HELP })).toBeVisible();
    await userEvent.click(invite());
    await expect.poll(said).toContain('Copied to clipboard');
    expect(app.api.callsOf('ensureMemberToken')[0]?.path).toEqual({ teamId: '1007' });
    expect(copied.mock.calls).toEqual([['https://boards.example.com/app/join/tok%20en']]);
    expect(page.getByRole('heading', { name: /personal plan/u }).elements()).toHaveLength(0);
    copied.mockRestore();
  });

  test('a link that the browser does not copy is there to be copied by hand', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await finishAsTeam({
      ensureMemberToken: ({ path }) => ({
        token: 'tok',
        team_id: path.teamId,
        role: 'editor',
        created_at: '2026-11-20T10:00:00.000Z',
        expires_at: '2026-11-27T10:00:00.000Z',
      }),
    });
    await userEvent.click(invite());
    const field = page.getByRole('textbox', { name: 'Invitation link' });
    await expect.element(field).toHaveValue('https://boards.example.com/app/join/tok');
    await userEvent.click(field);
    const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, 'https://boards.example.com/app/join/tok'.length]);
    copied.mockRestore();
  });

  test('[ERR-21] that exists already is taken as made', async () => {
    await finishAsTeam({ createTeam: () => failWith('team_exists', { id: '1003', name: 'Harbour' }) });
    await expect.element(invite()).toBeVisible();
  });

  test('[ONB-13] that could not be made is not offered for invitations', async () => {
    await finishAsTeam({ createTeam: () => failWith('internal_error') });
    await expect.element(page.getByRole('button', { name: 'Start now' })).toBeVisible();
    expect(invite().elements()).toHaveLength(0);
  });
});

describe('when it comes up', () => {
  test('who has answered is not asked', async () => {
    const app = await renderApp('/hot', {
      viewer: newUser,
      handlers: { ...onboardingAnswers(), checkIdentityTag: () => true },
    });
    await expect.poll(() => isFilled(app)).toBe(true);
    await nothingAsked();
  });

  test('a failing check asks nothing', async () => {
    const app = await renderApp('/hot', {
      viewer: newUser,
      handlers: { ...onboardingAnswers(), checkIdentityTag: () => failWith('unavailable') },
    });
    await expect.poll(() => app.api.callsOf('checkIdentityTag').length).toBeGreaterThan(0);
    await expect.poll(() => app.api.callsOf('getUserInfo').length).toBe(1);
    expect(isFilled(app)).toBeNull();
    await nothingAsked();
  });

  test('an embedded work asks nothing', async () => {
    const app = await renderApp('/embed/AbCd34678yxT', {
      viewer: newUser,
      handlers: { ...onboardingAnswers(), getFileFull: () => failWith('file_not_found') },
    });
    await expect.poll(() => isFilled(app)).toBe(false);
    await nothingAsked();
  });

  test('[STATE-35][CONST-55][OPEN-49] a reload goes on at the same step with the same answers, which the guide key holds', async () => {
    const handlers = onboardingAnswers();
    await openOnboarding(handlers);
    await choose('Engineering');
    await press('Continue');
    await choose('Web search', 'YouTube');
    expect(sessionStorage.getItem('CMT_GUIDE_KEY')).toContain(newUser.user_id);
    takeDownApps({ keepStorage: true });
    await openOnboarding(handlers);
    await expect.element(page.getByRole('checkbox', { name: 'YouTube' })).toBeChecked();
    await press('Back');
    await expect.element(page.getByRole('radio', { name: 'Engineering' })).toBeChecked();
  });

  test('a reload while the team is made goes on with the team', async () => {
    const handlers = onboardingAnswers();
    await openOnboarding({ ...handlers, createTeam: async () => new Promise<never>(() => undefined) });
    await answerToSpaceType();
    await choose('Team');
    await press('Finish');
    await expect.poll(said).toContain('Your answers were saved');
    takeDownApps({ keepStorage: true });
    await renderApp('/hot', { viewer: newUser, handlers });
    await expect.element(finish()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Invite team members' })).toBeVisible();
    await press('Start now');
    await expect.element(finish()).not.toBeInTheDocument();
    takeDownApps({ keepStorage: true });
    const app = await renderApp('/hot', { viewer: newUser, handlers });
    await expect.poll(() => isFilled(app)).toBe(true);
    expect(questions().elements()).toHaveLength(0);
  });

  test.each(['Esc', '×'])('%s puts it off: nothing is sent, and this tab asks no more', async (way) => {
    const app = await openOnboarding();
    if (way === '×') await press('Answer later');
    else await userEvent.keyboard('{Escape}');
    await expect.element(questions()).not.toBeInTheDocument();
    await app.router.navigate('/new');
    await expect.element(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible();
    expect(questions().elements()).toHaveLength(0);
    expect(sent(app)).toEqual([]);
    expect(isFilled(app)).toBe(false);
  });

  test('who logs in to like a template does that first, and is asked when the next page is loaded', async () => {
    const app = await renderApp('/hot', {
      handlers: {
        ...onboardingAnswers(),
        exchangeToken: () => aTokenGrant(),
        getUserInfo: () => newUser,
        listViewFiles: () => ({ list: someFileCards(1), next_cursor: '0', has_more: false }),
        praiseFile: ({ body }) => ({ ...body, praise_num: 1 }),
      },
    });
    await userEvent.hover(page.getByRole('article'));
    await userEvent.click(page.getByRole('button', { name: 'Like' }));
    await expect.poll(loginFrame).not.toBeNull();
    frameSays({ type: 'login-success', data: aSession({ user: newUser, refresh_token: 'from-frame' }) });
    await expect.poll(() => app.api.callsOf('praiseFile').length).toBe(1);
    await expect.poll(() => isFilled(app)).toBe(false);
    await nothingAsked();
    takeDownApps({ keepStorage: true });
    await openOnboarding();
  });

  test('a session that ends closes it; another person who has answered is asked nothing', async () => {
    let isAnswered = false;
    const noor = aUser({ user_id: '72', nick_name: 'Noor Haddad' });
    const app = await openOnboarding({
      checkIdentityTag: () => isAnswered,
      getUserInfo: () => (isAnswered ? noor : newUser),
    });
    app.store.dispatch(sessionEnded());
    await expect.element(questions()).not.toBeInTheDocument();
    isAnswered = true;
    await app.session.enter(noor, 'refresh-of-noor');
    await expect.poll(() => isFilled(app)).toBe(true);
    await expect.element(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    expect(questions().elements()).toHaveLength(0);
  });

  test('another person on the same browser sees nothing of what was begun', async () => {
    await openOnboarding();
    await userEvent.fill(page.getByRole('textbox', { name: 'Your name' }), 'Secret Name');
    takeDownApps({ keepStorage: true });
    const noor = aUser({ user_id: '72', nick_name: 'Noor Haddad' });
    await renderApp('/hot', { viewer: noor, handlers: onboardingAnswers() });
    await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Noor Haddad');
  });
});
