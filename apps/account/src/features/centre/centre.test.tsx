import { openUserChannel } from '@boardwalk/api-client';
import { aUser, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from './CentrePage.tsx';
import { centreApi, signedOut } from './testing/centre-api.ts';

const CENTRE = '/user/account/v2?product=board';

async function open(address: string, handlers: MockHandlers = centreApi()) {
  visit(address);
  const api = await showPage(<CentrePage />, handlers);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  return api;
}

const current = () =>
  page.getByRole('navigation', { name: 'Sections of your account' }).element().querySelector('[aria-current]')
    ?.textContent;

describe('who is in the account centre', () => {
  test('somebody with a session sees their account, not a sign-in form', async () => {
    await open(CENTRE);
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Lin Xia');
    await expect.element(page.getByText('member@example.com')).toBeVisible();
    expect(page.getByLabelText(/^Password/u).elements()).toHaveLength(0);
  });

  test('a visitor without one goes to sign in', async () => {
    visit(`${CENTRE}&tab=ORDER`);
    const leave = vi.fn<() => void>();
    await showPage(<CentrePage onSignedOut={leave} />, signedOut);
    await expect.poll(() => leave.mock.calls.length).toBe(1);
    // Where they come back to: the address keeps what they wanted.
    expect(window.location.search).toContain('tab=ORDER');
  });

  test('[UC-03] the one-time token of a frame is used once, and leaves the address', async () => {
    const user = aUser({ nick_name: 'Mina' });
    const api = await open(`${CENTRE}&tab=ACCOUNT&token=code-1`, {
      ...centreApi(user),
      exchangeFrameToken: () => ({ user, access_token: 'framed', valid: 900 }),
    });
    expect(api.callsOf('exchangeFrameToken')[0]?.body).toEqual({ code: 'code-1' });
    await expect.poll(() => api.callsOf('listSessions').length).toBe(1);
    expect(api.callsOf('listSessions')[0]?.headers.get('authorization')).toBe('Bearer framed');
    expect(window.location.search).toBe('?product=board&tab=ACCOUNT');
  });

  test('a token that was used already leaves it to the cookie', async () => {
    const api = await open(`${CENTRE}&token=code-1`, {
      ...centreApi(),
      exchangeFrameToken: () => failWith('frame_code_invalid'),
    });
    expect(api.callsOf('getSession')).toHaveLength(1);
  });

  test('when somebody else has logged in meanwhile nothing of the two is mixed', async () => {
    const user = aUser();
    let isOther = false;
    await open(`${CENTRE}&token=code-1`, {
      ...centreApi(user),
      exchangeFrameToken: () => ({ user, access_token: 'framed', valid: 900 }),
      updateNickName: () => failWith('token_expired'),
      getSession: () => ({
        user: isOther ? aUser({ user_id: 'other3333333' }) : user,
        refresh_token: 'refresh-1',
      }),
    });
    isOther = true;
    await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Mina');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('You are logged out');
    // In the whole window, not in the frame, and back to the section that is open.
    const way = page.getByRole('link', { name: 'Log in' });
    await expect.element(way).toHaveAttribute('target', '_top');
    expect(decodeURIComponent(way.element().getAttribute('href') ?? '')).toContain(
      '/user/account/v2?product=board',
    );
  });

  test('what is wrong with the name, here or by the server, stands beside it and takes the keyboard; nothing changes while it is sent', async () => {
    const user = aUser({ nick_name: 'Mina' });
    const answers: Array<(isTaken: boolean) => void> = [];
    await open(CENTRE, {
      ...centreApi(user),
      updateNickName: async () =>
        (await new Promise<boolean>((resolve) => {
          answers.push(resolve);
        }))
          ? { ...user, nick_name: 'Mina B' }
          : failWith('bad_input', { fields: [{ field: 'nick_name', rule: 'max_length', limit: 60 }] }),
    });
    const field = page.getByLabelText('Name', { exact: true });
    const save = page.getByRole('button', { name: 'Save' }).first();
    await userEvent.fill(field, ' ');
    await userEvent.click(save);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(field, 'Mina B');
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(save);
    await expect.poll(() => answers.length).toBe(1);
    await userEvent.type(field, 'C');
    await expect.element(field).toHaveValue('Mina B');
    answers[0]?.(false);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveFocus();
    await userEvent.click(save);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.(true);
    // What is saved is nothing to save.
    await expect.element(save).toBeDisabled();
    await expect.element(field).toHaveValue('Mina B');
  });

  test('in a frame, a visitor without a session sees that, and the page around stops waiting', async () => {
    visit(`${CENTRE}&tab=ORDER`);
    const said = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    await showPage(<CentrePage />, signedOut);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('You are logged out');
    expect(said.mock.calls).toContainEqual([{ type: 'INIT_MODAL' }, window.location.origin]);
    await expect
      .element(page.getByRole('link', { name: 'Log in' }))
      .toHaveAttribute('href', expect.stringContaining('tab%3DORDER'));
    // Nothing leads the frame itself elsewhere.
    expect(document.querySelectorAll('a:not([target=_top])')).toHaveLength(0);
  });

  test('a page of somebody else in the same browser ends this one', async () => {
    await open(CENTRE);
    const other = openUserChannel(() => undefined);
    other.announce('other3333333');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('You are logged out');
    other.close();
  });

  test('a server that is not reached can be asked again', async () => {
    visit(CENTRE);
    let isDown = true;
    await showPage(<CentrePage />, {
      ...centreApi(),
      getSession: (call) =>
        isDown ? failWith('unavailable') : (centreApi().getSession?.(call) ?? failWith('unavailable')),
    });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    isDown = false;
    await userEvent.click(retry);
    await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  });
});

async function choosePicture() {
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  const field = document.querySelector('input[type="file"]') ?? document.body;
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  await userEvent.upload(field, new File([picture], 'me.png', { type: 'image/png' }));
}

describe('the picture', () => {
  test('is cropped to a square before it is sent', async () => {
    const sizes: number[][] = [];
    await open(CENTRE, {
      ...centreApi(),
      uploadAvatar: async ({ form }) => {
        const { width, height } = await createImageBitmap(form?.get('file') as File);
        sizes.push([width, height]);
        return aUser();
      },
    });
    await choosePicture();
    await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
    await expect.poll(() => sizes).toEqual([[20, 20]]);
  });

  test('one of too many pixels is refused with the limit of its kind', async () => {
    await open(CENTRE, {
      ...centreApi(),
      uploadAvatar: () =>
        failWith('image_not_accepted', { field: 'file', rule: 'max_pixels', limit: 9_000_000 }),
    });
    await choosePicture();
    await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
    await expect
      .element(
        page.getByText('In this format a picture may have at most 9 megapixels. Choose a smaller one.'),
      )
      .toBeVisible();
  });
});

describe('the sections', () => {
  test('[UC-01][UC-04][ENUM-21] there are eight, and `tab` selects one', async () => {
    await open(`${CENTRE}&tab=WALLET`);
    expect(current()).toBe('Wallet');
    const names = page.getByRole('navigation', { name: 'Sections of your account' }).element();
    expect([...names.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Account',
      'Community',
      'Wallet',
      'Workspace',
      'Points and invitations',
      'Orders',
      'Income',
      'My templates',
    ]);
    await userEvent.click(page.getByRole('link', { name: 'Orders' }));
    expect(current()).toBe('Orders');
    expect(window.location.search).toBe('?tab=ORDER&product=board');
    window.history.back();
    await expect.poll(current).toBe('Wallet');
  });

  test('a link to the second step leads right there', async () => {
    await open(`${CENTRE}#second-step`);
    await expect
      .poll(() => document.getElementById('second-step')?.getBoundingClientRect().top)
      .toBeLessThan(window.innerHeight / 2);
    expect(window.scrollY).toBeGreaterThan(0);
  });

  test('an unknown tab leads to the account', async () => {
    await open(`${CENTRE}&tab=ELSEWHERE`);
    expect(current()).toBe('Account');
  });
});

describe('what can be changed', () => {
  test('a proof of the address can be asked for until there is one', async () => {
    let user = aUser({ email_proven: false });
    await open(CENTRE, {
      ...centreApi(user),
      getUserInfo: () => user,
      requestEmailProof: () => null,
    });
    await expect.element(page.getByText('Not confirmed')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
    const said = page.getByText(/We have sent a link to member@example.com/u);
    await expect.element(said).toBeVisible();
    // The button is gone: what it led to has the keyboard.
    expect(document.activeElement?.contains(said.element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    // The link is opened elsewhere; anyone who comes back sees it.
    user = aUser();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText('Confirmed', { exact: true })).toBeVisible();
    expect(page.getByText('Not confirmed').elements()).toHaveLength(0);
  });

  test('another e-mail address is asked for with the password and waits for its proof', async () => {
    const api = await open(CENTRE, {
      ...centreApi(),
      changeEmail: () => aUser({ pending_email: 'new@example.com' }),
    });
    await userEvent.click(page.getByRole('button', { name: 'Change email address' }));
    const dialog = page.getByRole('dialog', { name: 'Change email address' });
    await userEvent.fill(dialog.getByLabelText(/^Email address/u), 'nowhere');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText(/^Enter an email address, or a mobile number/u)).toBeVisible();
    expect(api.callsOf('changeEmail')).toHaveLength(0);
    await userEvent.fill(dialog.getByLabelText(/^Email address/u), 'new@example.com');
    await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'correct horse');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => api.callsOf('changeEmail')[0]?.body)
      .toEqual({
        email: 'new@example.com',
        password: 'correct horse',
      });
    await expect
      .element(page.getByText(/^new@example.com waits for its confirmation/u).first())
      .toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a wrong password is said beside its field, which has the focus, and nothing typed is lost', async () => {
    await open(CENTRE, { ...centreApi(), changePassword: () => failWith('wrong_password') });
    await userEvent.click(page.getByRole('button', { name: 'Change password' }));
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'wrong horse');
    await userEvent.fill(dialog.getByLabelText(/^New password/u), 'a better horse');
    await userEvent.keyboard('{Enter}');
    const present = dialog.getByLabelText(/^Your present password/u);
    await expect.element(present).toHaveAccessibleDescription(/The password is not right\./u);
    await expect.element(present).toHaveFocus();
    await expect.element(dialog.getByLabelText(/^New password/u)).toHaveValue('a better horse');
  });

  test('a dialog that sends stays until it is known whether it was saved', async () => {
    const answer = Promise.withResolvers<void>();
    const api = await open(CENTRE, {
      ...centreApi(),
      changePassword: async () => {
        await answer.promise;
        return failWith('wrong_password');
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Change password' }));
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'wrong horse');
    await userEvent.fill(dialog.getByLabelText(/^New password/u), 'a better horse');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => api.callsOf('changePassword')).toHaveLength(1);
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    answer.resolve();
    await expect.element(dialog.getByText('The password is not right.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a session elsewhere can be ended', async () => {
    const sessions = centreApi().listSessions;
    let isEnded = false;
    const api = await open(CENTRE, {
      ...centreApi(),
      listSessions: async (call) => {
        const all = (await sessions?.(call)) as { list: { current: boolean }[] };
        return { list: isEnded ? all.list.filter((each) => each.current) : all.list } as never;
      },
      endSession: () => {
        isEnded = true;
        return null;
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'End the session on Safari on iOS' }));
    await expect.poll(() => api.callsOf('endSession')[0]?.path).toEqual({ session_id: 's2' });
    await expect.element(page.getByText('Safari on iOS')).not.toBeInTheDocument();
    await expect.element(page.getByText('Firefox on Linux')).toBeVisible();
  });

  test('points are used once, however often the answer is lost, and what comes after it is no failure of theirs', async () => {
    let isDown = true;
    const api = await open('/user/account/v2?product=board&tab=ACTIVITY_CENTER', {
      ...centreApi(),
      getPoints: () => ({ balance: 250, card_points: 100, card_days: 30, shortfall: 0 }),
      redeemCard: () => (isDown ? failWith('unavailable') : ({} as never)),
      getUserInfo: () => failWith('unavailable'),
    });
    const use = page.getByRole('button', { name: 'Use points' });
    await userEvent.click(use);
    await expect.element(page.getByRole('alert')).toBeVisible();
    isDown = false;
    await userEvent.click(use);
    await expect.element(page.getByText('Your VIP days are added.')).toBeVisible();
    await userEvent.click(use);
    await expect.poll(() => api.callsOf('redeemCard').length).toBe(3);
    const [lost, again, next] = api
      .callsOf('redeemCard')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
    await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
  });
});

test.each(['en-US', 'es-ES', 'ja-JP'] as const)('fits a phone of 320 px in %s', async (language) => {
  await page.viewport(320, 640);
  try {
    visit(`${CENTRE}&tab=WALLET`);
    await showPage(<CentrePage />, centreApi(aUser({ email_proven: false })), language);
    await expect.poll(() => document.querySelectorAll('h2').length).toBeGreaterThan(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // No section is out of sight.
    const tabs = document.querySelector('nav');
    expect(tabs?.scrollWidth).toBe(tabs?.clientWidth);
  } finally {
    await page.viewport(1280, 800);
  }
});
