import { randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock, WRONG_CLOCK_MS } from '../ids/clock.ts';
import { accessTokens } from './accessTokens.ts';

const secret = randomBytes(32);
const tokens = accessTokens({ secret, accessSeconds: 60, clock: systemClock });
const CLAIMS = { sub: 'mara', sid: 'session', file: 'board' };

/** A token as the server makes it, unless something is said to be otherwise. */
function token(
  { alg = 'HS256', audience = 'access', issuer = 'boardwalk', end = '1m', start = true, claims = {} } = {},
  key = secret,
) {
  const made = new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg });
  if (start) made.setIssuedAt();
  if (issuer !== '') made.setIssuer(issuer);
  if (audience !== '') made.setAudience(audience);
  if (end !== '') made.setExpirationTime(end);
  return made.sign(key);
}

const WRONG: [what: string, token: Promise<string>][] = [
  ['that never ends', token({ end: '' })],
  ['that never began', token({ start: false })],
  ['that has ended', token({ end: '-1m' })],
  ['for another purpose', token({ audience: 'something else' })],
  ['for no purpose', token({ audience: '' })],
  ['of another issuer', token({ issuer: 'somebody' })],
  ['of no issuer', token({ issuer: '' })],
  ['signed by another method', token({ alg: 'HS512' })],
  ['signed by another secret', token({}, randomBytes(32))],
  [
    'that nobody signed',
    Promise.resolve(new UnsecuredJWT({ ...CLAIMS, aud: 'access', iss: 'boardwalk' }).encode()),
  ],
];

test('an access token made by the server is taken', async () => {
  expect(await tokens.verify(await token())).toEqual({ userId: 'mara', sessionId: 'session' });
});

test.each(WRONG)('no access token %s is taken', async (_what, made) => {
  await expect(tokens.verify(await made)).rejects.toThrow();
});

test.each([{ sub: undefined }, { sid: undefined }, { sid: 7 }])(
  'no access token with %j is taken',
  async (claims) => {
    await expect(tokens.verify(await token({ claims }))).rejects.toMatchObject({ error: 'not_signed_in' });
  },
);

test.each(['collab', 'unsubscribe', 'device', 'attachment'] as const)(
  'an access token is no ticket for %s',
  async (purpose) => {
    expect(await tokens.verifyTicket(purpose, await token({ audience: purpose }))).toMatchObject(CLAIMS);
    for (const [, made] of WRONG) expect(await tokens.verifyTicket(purpose, await made)).toBeUndefined();
    expect(await tokens.verifyTicket(purpose, await token())).toBeUndefined();
    // Not even one for that purpose, without its times.
    for (const left of [{ end: '' }, { start: false }])
      expect(await tokens.verifyTicket(purpose, await token({ audience: purpose, ...left }))).toBeUndefined();
  },
);

test('a ticket is no access token, and none for another purpose', async () => {
  const ticket = await tokens.issueTicket('collab', CLAIMS, 60);
  expect(await tokens.verifyTicket('collab', ticket)).toMatchObject(CLAIMS);
  expect(await tokens.verifyTicket('unsubscribe', ticket)).toBeUndefined();
  await expect(tokens.verify(ticket)).rejects.toMatchObject({ error: 'not_signed_in' });
});

test('a token that was taken before ends in time all the same, and with its session', async () => {
  let now = Date.now();
  const own = accessTokens({ secret, accessSeconds: 60, clock: { now: () => new Date(now) } });
  const [first, second] = [
    await own.issue({ userId: 'mara', sessionId: 'one' }),
    await own.issue({ userId: 'mara', sessionId: 'two' }),
  ];
  for (const { token: taken } of [first, second, first]) await own.verify(taken);
  own.forget('two');
  await expect(own.verify(second.token)).rejects.toMatchObject({ error: 'token_expired' });
  now += 61_000;
  await expect(own.verify(first.token)).rejects.toMatchObject({ error: 'token_expired' });
  // One letter of a token that was taken makes another token.
  await expect(own.verify(`${first.token.slice(0, -2)}xx`)).rejects.toMatchObject({ error: 'not_signed_in' });
});

test('no token or ticket is good for longer because the clock was ahead when it was made', async () => {
  let now = Date.now() + 2 * 86_400_000;
  const own = accessTokens({ secret, accessSeconds: 60, clock: { now: () => new Date(now) } });
  const [first, second] = [
    await own.issue({ userId: 'mara', sessionId: 'one' }),
    await own.issue({ userId: 'mara', sessionId: 'two' }),
  ];
  const ticket = await own.issueTicket('collab', CLAIMS, 60);
  await own.verify(first.token);
  expect(await own.verifyTicket('collab', ticket)).toMatchObject(CLAIMS);
  now -= 2 * 86_400_000;
  // One that was taken before, and one that is seen for the first time.
  for (const { token: made } of [first, second])
    await expect(own.verify(made)).rejects.toMatchObject({ error: 'token_expired' });
  expect(await own.verifyTicket('collab', ticket)).toBeUndefined();
  // A clock that is a little behind that of another process makes nothing worthless.
  const { token: fresh } = await own.issue({ userId: 'mara', sessionId: 'one' });
  now -= 30_000;
  expect(await own.verify(fresh)).toMatchObject({ sessionId: 'one' });
});

test('the token of a session that has ended does not become good again by a clock that was ahead for a while', async () => {
  let now = Date.now();
  const own = accessTokens({ secret, accessSeconds: 60, clock: { now: () => new Date(now) } });
  const { token: made } = await own.issue({ userId: 'mara', sessionId: 'one' });
  own.forget('one');
  now += 2 * 86_400_000;
  own.forget('another');
  now -= 2 * 86_400_000;
  await expect(own.verify(made)).rejects.toMatchObject({ error: 'token_expired' });
});

test('what has ended is remembered for as long as its tokens could run, however much else ends meanwhile', async () => {
  const started = performance.now();
  const steady = vi.spyOn(performance, 'now').mockReturnValue(started);
  onTestFinished(() => steady.mockRestore());
  const own = accessTokens({ secret, accessSeconds: 600, clock: systemClock });
  const { token: made } = await own.issue({ userId: 'mara', sessionId: 'one' });
  own.forget('one');
  steady.mockReturnValue(started + 599_000);
  own.forget('another');
  await expect(own.verify(made)).rejects.toMatchObject({ error: 'token_expired' });
});

test('a pseudonym is the same for the same text, and says nothing without the secret', () => {
  const other = accessTokens({ secret: randomBytes(32), accessSeconds: 60, clock: systemClock });
  const name = tokens.pseudonym('mara');
  expect(name).toMatch(/^[\w-]{22}$/u);
  expect(tokens.pseudonym('mara')).toBe(name);
  expect([tokens.pseudonym('maru'), other.pseudonym('mara')]).not.toContain(name);
});

test('each purpose has a key of its own', () => {
  const key = tokens.keyFor('second step');
  expect(key).toHaveLength(32);
  expect(tokens.keyFor('second step')).toEqual(key);
  expect(tokens.keyFor('settings')).not.toEqual(key);
});

test('keys stay the same from version to version: what is sealed with them is opened again', () => {
  const fixed = accessTokens({ secret: new Uint8Array(32), accessSeconds: 60, clock: systemClock });
  expect(Buffer.from(fixed.keyFor('second step')).toString('hex')).toBe(
    '1bdd562d8465bbf34052469cc110d5f7e149b4a7f8b88b29bd047132ca1268c4',
  );
});

test('a token ends at its second, and is taken by a clock that is as far behind as clocks may be', async () => {
  const start = 1_800_000_000_000;
  let now = start;
  const own = accessTokens({ secret, accessSeconds: 60, clock: { now: () => new Date(now) } });
  const { token: made } = await own.issue({ userId: 'mara', sessionId: 'one' });
  now = start - WRONG_CLOCK_MS;
  expect(await own.verify(made)).toMatchObject({ userId: 'mara' });
  now = start + 59_999;
  expect(await own.verify(made)).toMatchObject({ userId: 'mara' });
  now = start + 60_000;
  await expect(own.verify(made)).rejects.toMatchObject({ error: 'token_expired' });
});
