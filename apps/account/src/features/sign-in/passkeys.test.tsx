import { ApiFailure } from '@boardwalk/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserPasskeys, type Passkeys } from './passkeys.ts';
import { showSignIn, started } from './testing/show-sign-in.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What the browser gives back for a passkey. */
const credential = {
  id: 'Y3JlZGVudGlhbC1pZA',
  rawId: new ArrayBuffer(13),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: new TextEncoder().encode('{}').buffer,
    authenticatorData: new ArrayBuffer(37),
    signature: new ArrayBuffer(70),
    userHandle: null,
  },
} as unknown as Credential;

/** Answers calls by their path; notes them with their bodies. */
function answerPaths(answers: Record<string, () => [number, object]>) {
  const asked: { path: string; body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname.replace('/api/user/', '');
    asked.push({ path, body: await request.clone().json() });
    const [status, body] = answers[path]?.() ?? [500, {}];
    return Response.json(body, { status });
  });
  return asked;
}

test('a passkey signs in when its button is pressed, and the browser offers it at the field before', async () => {
  const question = { code: 0, msg: '', data: { options: { challenge: 'abcd' }, valid: 600 } };
  let isKnown = false;
  const refused = { code: 1123, error: 'passkey_refused', msg: '' };
  const asked = answerPaths({
    'sign-in/passkey/setup': () => [200, question],
    'sign-in/passkey': () => (isKnown ? [200, started] : [403, refused]),
  });
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  const answers: (Credential | null)[] = [null, credential, credential];
  const conditions: (string | undefined)[] = [];
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) => {
    conditions.push(options?.mediation);
    if (options?.mediation === 'conditional')
      return new Promise((_resolve, reject) =>
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
      );
    const given = answers.shift() ?? null;
    if (given === null) throw new DOMException('cancelled', 'NotAllowedError');
    return given;
  });
  const heard = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  await showSignIn('?current_type=dialog&product=board', { passkeys: browserPasskeys });
  await expect.poll(() => conditions).toEqual(['conditional']);
  const button = page.getByRole('button', { name: 'Log in with a passkey' });
  await userEvent.click(button);
  await expect.element(page.getByText(/^No passkey was used/u)).toBeVisible();
  await userEvent.click(button);
  await expect.element(page.getByText(/^This passkey is not known here/u)).toBeVisible();
  // It is offered again after each press.
  await expect.poll(() => conditions.filter((each) => each === 'conditional')).toHaveLength(3);
  isKnown = true;
  await userEvent.click(button);
  await expect
    .poll(() => heard.mock.calls)
    .toContainEqual([{ type: 'login-success', data: started.data }, window.location.origin]);
  expect(asked.findLast(({ path }) => path === 'sign-in/passkey')?.body).toMatchObject({
    id: 'Y3JlZGVudGlhbC1pZA',
    client_data: 'e30',
  });
});

test('a passkey takes the place of the code where the account has one', async () => {
  const question = { code: 0, msg: '', data: { options: { challenge: 'abcd' }, valid: 600 } };
  const data = { challenge: 'ch', valid: 300, passkey: true };
  const asked = answerPaths({
    'sign-in': () => [401, { code: 1114, error: 'second_step_needed', msg: '', data }],
    'sign-in/passkey/setup': () => [200, question],
    'sign-in/passkey': () => [200, started],
  });
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false);
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(credential);
  const heard = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  await showSignIn('?current_type=dialog&product=board', { passkeys: browserPasskeys });
  await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
  await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Use a passkey instead' }));
  await expect
    .poll(() => heard.mock.calls)
    .toContainEqual([{ type: 'login-success', data: started.data }, window.location.origin]);
  expect(asked.slice(1)).toMatchObject([
    { path: 'sign-in/passkey/setup', body: { challenge: 'ch' } },
    { path: 'sign-in/passkey', body: { challenge: 'ch' } },
  ]);
});

test('after a refused passkey the browser offers the others', async () => {
  const refused = new ApiFailure({
    operation: 'signInWithPasskey',
    kind: 'answer',
    msg: 'no',
    error: 'passkey_refused',
  });
  const offer = vi
    .fn<Passkeys['offer']>()
    .mockRejectedValueOnce(refused)
    .mockImplementation(() => new Promise(() => undefined));
  await showSignIn('?sign_in', { passkeys: { signIn: async () => null, offer } });
  await expect.element(page.getByText(/^This passkey is not known here/u)).toBeVisible();
  await expect.poll(() => offer.mock.calls.length).toBe(2);
  expect(offer.mock.calls[1]?.[0].aborted).toBe(false);
});
