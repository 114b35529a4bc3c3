import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSite, showSignIn, started } from './testing/show-sign-in.tsx';

/** The way on of somebody who was invited to a team. */
const invitationPath = '/app/join/abc123';

/** Answers the next call of the API. */
function answer(status: number, body: object) {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('sign-in page', () => {
  test('[ENUM-23] a session in the frame is announced to the page around it, to our own origin only', async () => {
    const heard = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    const fetched = answer(200, started);
    await showSignIn('?current_type=dialog&product=board');
    await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
    await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => heard.mock.calls)
      .toContainEqual([{ type: 'login-success', data: started.data }, window.location.origin]);
    const request = new Request(fetched.mock.calls[0]?.[0] ?? '');
    expect(new URL(request.url).pathname).toBe('/api/user/sign-in');
  });

  test('[LOGIN-11] Esc asks to hide the frame', async () => {
    const heard = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    await showSignIn('?current_type=dialog&product=board');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => heard.mock.calls).toContainEqual([{ type: 'close' }, window.location.origin]);
  });

  test('Esc that a part of the page has used, or that ends a composition, leaves the frame open', async () => {
    const heard = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    await showSignIn('?current_type=dialog&product=board');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    const field = page.getByLabelText(/^Email or mobile/u).element();
    const escape = { key: 'Escape', bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }));
    // Safari ends the composition before the key.
    field.dispatchEvent(new KeyboardEvent('keydown', { ...escape, keyCode: 229 }));
    field.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    field.dispatchEvent(new KeyboardEvent('keydown', escape));
    field.dispatchEvent(new KeyboardEvent('keydown', escape));
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(1);
    expect(heard.mock.calls).toHaveLength(2);
  });

  test('[VAL-PROF-02][VAL-PROF-03] a name with reserved words or of 21 characters is refused, naming words and limit', async () => {
    const fetched = answer(200, started);
    await showSignIn('?sign_up');
    await userEvent.fill(page.getByLabelText(/^Your name/u), 'Official Support');
    await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
    await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
    await userEvent.click(page.getByRole('button', { name: 'Create account' }));
    await expect.element(page.getByText(/cannot contain: .*official/iu)).toBeVisible();
    await userEvent.fill(page.getByLabelText(/^Your name/u), 'x'.repeat(21));
    await userEvent.click(page.getByRole('button', { name: 'Create account' }));
    await expect.element(page.getByText('Use at most 20 characters.')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('an invitation that the way on leads to goes with the new account, and a site without room for it says so', async () => {
    const fetched = answer(403, { code: 1141, error: 'invitation_needed', msg: '' });
    await showSignIn(`?sign_up&next=${encodeURIComponent('/app/join/token-of-a-team')}`);
    await userEvent.fill(page.getByLabelText(/^Your name/u), 'Mina');
    await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
    await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
    await userEvent.click(page.getByRole('button', { name: 'Create account' }));
    await expect.element(page.getByText(/by invitation only/u)).toBeVisible();
    const [request] = fetched.mock.calls[0] ?? [];
    expect(await (request as Request).json()).toMatchObject({ invitation: 'token-of-a-team' });
  });

  test('a second step asks for a code, says what is wrong with it, and goes back once it took too long', async () => {
    const needed = {
      code: 1114,
      error: 'second_step_needed',
      msg: '',
      data: { challenge: 'ch', valid: 300 },
    };
    const wrong = { code: 1119, error: 'wrong_code', msg: '' };
    const expired = { code: 1115, error: 'challenge_expired', msg: '' };
    const answers: [number, object][] = [
      [401, needed],
      [403, wrong],
      [401, expired],
      [401, needed],
      [200, started],
    ];
    const bodies: unknown[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
      bodies.push(await (request as Request).json());
      const [status, body] = answers.shift() ?? [500, {}];
      return Response.json(body, { status });
    });
    const heard = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    await showSignIn('?current_type=dialog&product=board');
    const logIn = async () => {
      await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
      await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your code');
    };
    await logIn();
    const field = page.getByLabelText(/^Code/u);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    await expect.element(page.getByText(/^Enter six digits/u)).toBeVisible();
    expect(bodies).toHaveLength(1);
    await userEvent.fill(field, '492 039');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^The code is not right/u)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('That took too long. Enter your password again.')).toBeVisible();
    await expect.element(page.getByLabelText(/^Email or mobile/u)).toHaveValue('mina@example.com');
    await expect.element(page.getByLabelText(/^Password/u)).toHaveFocus();
    await logIn();
    await userEvent.fill(field, 'abcde-fgh23');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => heard.mock.calls)
      .toContainEqual([{ type: 'login-success', data: started.data }, window.location.origin]);
    expect(bodies.at(-1)).toEqual({ challenge: 'ch', code: 'abcde-fgh23' });
  });

  test('the way back from the code keeps the name, and a session that starts after it is ended again', async () => {
    const needed = {
      code: 1114,
      error: 'second_step_needed',
      msg: '',
      data: { challenge: 'ch', valid: 300 },
    };
    const held: ((response: Response) => void)[] = [];
    const asked: string[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
      const path = new URL((input as Request).url).pathname;
      asked.push(path);
      if (path === '/api/user/sign-in') return Response.json(needed, { status: 401 });
      if (path === '/api/user/sign-out') return Response.json({ code: 0, msg: '', data: null });
      return new Promise((resolve) => held.push(resolve));
    });
    const heard = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    const preload = vi.fn(async () => undefined);
    await showSignIn('?current_type=dialog&product=board', { preload });
    await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
    await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
    expect(preload).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const code = page.getByLabelText(/^Code/u);
    await expect.element(code).toHaveFocus();
    expect(preload).toHaveBeenCalledOnce();
    await userEvent.fill(code, '492039');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => held).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Back to the password' }));
    await expect.element(page.getByLabelText(/^Email or mobile/u)).toHaveValue('mina@example.com');
    await expect.element(page.getByLabelText(/^Password/u)).toHaveFocus();
    held[0]?.(Response.json(started));
    await expect.poll(() => asked).toContain('/api/user/sign-out');
    expect(heard.mock.calls.map(([message]) => (message as { type: string }).type)).not.toContain(
      'login-success',
    );
    // Neither does turning to the other form lose the name.
    await userEvent.click(page.getByRole('button', { name: 'Create an account' }));
    await expect.element(page.getByLabelText(/^Email or mobile/u)).toHaveValue('mina@example.com');
  });

  test('a site that takes no new accounts says so in place of the form', async () => {
    const acme = { provider_id: 'acme', name: 'Acme' };
    const closed = async () => ({ sign_up: 'closed' as const, providers: [acme] });
    await showSignIn('?sign_up', { loadOptions: closed });
    await expect.element(page.getByText('This site takes no new accounts.')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Continue with Acme' }).elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Log in', exact: true }));
    await expect.element(page.getByLabelText(/^Email or mobile/u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Continue with Acme' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Create an account' }).elements()).toEqual([]);
  });

  test('by invitation the form is for those who bring one', async () => {
    const invited = async () => ({ ...openSite, sign_up: 'invitation' as const });
    const { leave } = await showSignIn('?sign_up', { loadOptions: invited });
    await expect.element(page.getByText(/^This site takes new accounts by invitation only/u)).toBeVisible();
    leave();
    await showSignIn(`?sign_up&next=${encodeURIComponent(invitationPath)}`, { loadOptions: invited });
    await expect.element(page.getByLabelText(/^Your name/u)).toBeVisible();
  });

  test('the form stands also when nobody says how one signs in here', async () => {
    await showSignIn('?sign_up', { loadOptions: () => Promise.reject(new Error('down')) });
    await expect.element(page.getByLabelText(/^Your name/u)).toBeVisible();
  });

  test('a new password is judged as it is typed, also by what is known of its owner', async () => {
    await showSignIn('?sign_up');
    const topOfButton = () =>
      page.getByRole('button', { name: 'Create account' }).element().getBoundingClientRect().top;
    await userEvent.fill(page.getByLabelText(/^Your name/u), 'Minaharbour');
    const before = topOfButton();
    await userEvent.fill(page.getByLabelText(/^Password/u), 'minaharbour1');
    await expect.element(page.getByText(/^(Very easy|Easy) to guess/u)).toBeVisible();
    await userEvent.fill(page.getByLabelText(/^Password/u), 'seven gulls argue over toast');
    await expect.element(page.getByText('A strong password.')).toBeVisible();
    // It comes when it comes: a button that it moved away would miss the press.
    expect(topOfButton()).toBe(before);
  });

  test('wrong credentials are said in words and nothing typed is lost', async () => {
    answer(401, { code: 1101, error: 'wrong_credentials', msg: 'no' });
    await showSignIn('?sign_in');
    await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
    await userEvent.fill(page.getByLabelText(/^Password/u), 'wrong horse');
    await userEvent.click(page.getByRole('button', { name: 'Log in', exact: true }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The account or the password is not right.');
    await expect.element(page.getByLabelText(/^Email or mobile/u)).toHaveValue('mina@example.com');
  });

  test('[ERR-05] without a connection the form names a network error', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await showSignIn('?sign_in');
    await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
    await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Network error. Check the connection and try again.');
  });

  test('fields the server refuses show their rule at the field, and the first gets the focus', async () => {
    answer(400, {
      code: 1000,
      error: 'bad_input',
      msg: 'bad',
      data: { fields: [{ field: 'account', rule: 'format', msg: 'no address' }] },
    });
    await showSignIn('?sign_in');
    await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
    await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Enter an email address/u)).toBeVisible();
    await expect.element(page.getByLabelText(/^Email or mobile/u)).toHaveFocus();
  });

  test('the way to a new account keeps to the keyboard', async () => {
    await showSignIn('?sign_in');
    page.getByRole('button', { name: 'Create an account' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
  });
});
