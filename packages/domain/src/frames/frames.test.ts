import { expect, test } from 'vitest';
import { readAccountMessage } from './account-message.ts';
import { readLoginMessage, type LoginExpectation } from './login-message.ts';
import { readPaymentMessage } from './payment-message.ts';

const FRAME = { name: 'window of the frame' };
const ORIGIN = 'https://boardwalk.example';
const EXPECTED: LoginExpectation = {
  origin: ORIGIN,
  source: FRAME,
  thirdLoginOrigins: ['https://id.example.org'],
};
const event = (data: unknown, change: { origin?: string; source?: unknown } = {}) => ({
  origin: ORIGIN,
  source: FRAME,
  data,
  ...change,
});
const USER = { user_id: 'AbCd3467yxTW', nick_name: 'Ana', avatar_url: null };
const SUCCESS = { type: 'login-success', data: { user: USER, refresh_token: 'r1' } };

test('messages from the own origin and the frame itself are read', () => {
  expect(readLoginMessage(event(SUCCESS), EXPECTED)).toEqual(SUCCESS);
  expect(readLoginMessage(event({ type: 'close' }), EXPECTED)).toEqual({ type: 'close' });
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['the same host on another scheme', { origin: 'http://boardwalk.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another window of the own origin', { source: { name: 'another window' } }],
  ['no window', { source: null }],
])('messages from %s are ignored', (_who, change) => {
  expect(readLoginMessage(event(SUCCESS, change), EXPECTED)).toBeNull();
  expect(readAccountMessage(event({ type: 'CLOSE_MODAL' }, change), EXPECTED)).toBeNull();
  expect(readPaymentMessage(event({ type: 'close' }, change), EXPECTED)).toBeNull();
});

test('nobody is expected before the frame has a window', () => {
  expect(readLoginMessage(event(SUCCESS, { source: null }), { ...EXPECTED, source: null })).toBeNull();
});

test.each([
  [null],
  ['login-success'],
  [{}],
  [{ type: 'login-success' }],
  [{ type: 'login-success', data: 'text' }],
  [{ type: 'login-success', data: { user: USER } }],
  [{ type: 'login-success', data: { user: USER, refresh_token: '' } }],
  [{ type: 'login-success', data: { user: { user_id: 1, nick_name: 'Ana' }, refresh_token: 'r1' } }],
  [{ type: 'LOGIN-SUCCESS', data: SUCCESS.data }],
  [[SUCCESS]],
])('[ENUM-23] a message of another form is ignored: %j', (data) => {
  expect(readLoginMessage(event(data), EXPECTED)).toBeNull();
});

test.each([
  ['https://id.example.org/authorize?x=1', 'https://id.example.org/authorize?x=1'],
  ['/user/third-login/start', 'https://boardwalk.example/user/third-login/start'],
  ['https://id.example.org.evil.example/', null],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
  [undefined, null],
])('a third-party login to %j leads to %j', (url, href) => {
  const message = readLoginMessage(event({ type: 'third_login', data: { url } }), EXPECTED);
  expect(message).toEqual(href === null ? null : { type: 'third_login', data: { url: href } });
});

test.each([
  [{ type: 'UPDATE_AVATAR', data: { avatar_url: '/a.webp' } }],
  [{ type: 'UPDATE_EMAIL', data: { email: 'ana@example.com' } }],
  [{ type: 'UPDATE_MOBILE', data: { mobile: '+34600000000' } }],
  [{ type: 'UPDATE_NAME', data: { nick_name: 'Ana' } }],
  [{ type: 'CLOSE_MODAL' }],
  [{ type: 'CMT_PUBLISH', data: { file_key: 'AbCd3467yxTW' } }],
  [{ type: 'INIT_MODAL' }],
])('[ENUM-22][OPEN-24] account message %j is read', (message) => {
  expect(readAccountMessage(event(message), EXPECTED)).toEqual(message);
});

test.each([
  [{ type: 'UPDATE_AVATAR', data: {} }],
  [{ type: 'UPDATE_EMAIL', data: { email: 1 } }],
  [{ type: 'UPDATE_MOBILE' }],
  [{ type: 'UPDATE_NAME', data: null }],
  [{ type: 'CMT_PUBLISH', data: { file_key: '../hot' } }],
  [{ type: 'RELOAD' }],
])('[ENUM-22] account message %j is ignored', (message) => {
  expect(readAccountMessage(event(message), EXPECTED)).toBeNull();
});

test('[ENUM-22] publishing may be asked for without a file', () => {
  expect(readAccountMessage(event({ type: 'CMT_PUBLISH' }), EXPECTED)).toEqual({
    type: 'CMT_PUBLISH',
    data: { file_key: null },
  });
});

test.each([
  [
    { type: 'paySuccess', data: { order_id: '71' } },
    { type: 'paySuccess', data: { order_id: '71' } },
  ],
  [{ type: 'paySuccess' }, { type: 'paySuccess', data: { order_id: null } }],
  [
    { type: 'close', data: { needRefresh: true } },
    { type: 'close', data: { needRefresh: true } },
  ],
  [{ type: 'close' }, { type: 'close', data: { needRefresh: false } }],
  [
    { type: 'close', data: { needRefresh: 'yes' } },
    { type: 'close', data: { needRefresh: false } },
  ],
  [{ type: 'refund' }, null],
])('[ENUM-24][OPEN-25] payment message %j reads as %j', (message, expected) => {
  expect(readPaymentMessage(event(message), EXPECTED)).toEqual(expected);
});
