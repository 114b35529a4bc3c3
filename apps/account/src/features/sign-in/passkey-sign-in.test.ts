import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerPasskeys, signInByPasskey } from './passkey-sign-in.ts';

const question = { code: 0, msg: '', data: { options: { challenge: 'abcd' }, valid: 600 } };
const started = {
  code: 0,
  msg: '',
  data: { user: { user_id: 'u7Hk2mPqRs4T', nick_name: 'Mina' }, refresh_token: 'r1' },
};
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

const offering = new Set<AbortController>();

/** Offers passkeys as the page does; ends with the test at the latest. */
function offer(): AbortController {
  const page = new AbortController();
  offering.add(page);
  void offerPasskeys(page.signal);
  return page;
}

beforeEach(() => {
  // The browser offers only where a field of the page takes passkeys.
  const field = document.createElement('input');
  field.autocomplete = 'username webauthn';
  document.body.replaceChildren(field);
});

afterEach(() => {
  for (const page of offering) page.abort();
  offering.clear();
  vi.restoreAllMocks();
});

test('of two questions the second is asked for when the first has arrived, with the cookie both are bound to', async () => {
  const arrivals: (() => void)[] = [];
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = new URL((input as Request).url).pathname;
    asked.push(path);
    if (!path.endsWith('/setup')) return Response.json(started);
    await new Promise<void>((arrive) => {
      arrivals.push(arrive);
    });
    return Response.json(question);
  });
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => answerOf(options));
  const page = offer();
  await expect.poll(() => asked).toHaveLength(1);
  const session = signInByPasskey();
  page.abort();
  await hasHadItsTurn();
  expect(asked).toHaveLength(1);
  arrivals[0]?.();
  await expect.poll(() => asked).toHaveLength(2);
  arrivals[1]?.();
  expect(await session).toEqual(started.data);
});

test('an offer that the browser takes up late does not end what was pressed meanwhile', async () => {
  const setups: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = new URL((input as Request).url).pathname;
    if (!path.endsWith('/setup')) return Response.json(started);
    setups.push(path);
    return Response.json(question);
  });
  const { promise: late, resolve: answerLate } = Promise.withResolvers<boolean>();
  const available = vi
    .spyOn(PublicKeyCredential, 'isConditionalMediationAvailable')
    .mockResolvedValueOnce(true)
    .mockReturnValue(late);
  const { promise: touch, resolve: touchNow } = Promise.withResolvers<void>();
  const modes: (string | undefined)[] = [];
  vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => {
    modes.push(options?.mediation);
    return answerOf(options, touch);
  });
  const page = offer();
  await expect.poll(() => available.mock.calls).toHaveLength(2);
  const session = signInByPasskey();
  page.abort();
  await expect.poll(() => setups).toHaveLength(2);
  await hasHadItsTurn();
  answerLate(true);
  await expect.poll(() => modes).toContain(undefined);
  touchNow();
  expect(await session).toEqual(started.data);
});

/** Gives what was pressed the time to go as far as it goes. A shorter time would only find less. */
const hasHadItsTurn = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

/** What a browser does: it answers once it is touched, an offer never, and lets go of what is aborted. */
function answerOf(options: CredentialRequestOptions | undefined, touch: Promise<void> = Promise.resolve()) {
  return new Promise<Credential>((resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    if (options?.mediation === undefined) void touch.then(() => resolve(credential));
  });
}
