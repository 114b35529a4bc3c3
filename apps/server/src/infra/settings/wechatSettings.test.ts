import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const SECRET = '0123456789abcdef0123456789abcdef';

test('without an official account no page is signed for WeChat', () => {
  expect(readSettings({}).wechat).toBeUndefined();
});

test('an official account is an id and its secret, at WeChat unless set otherwise', () => {
  const account = { WECHAT_APP_ID: 'wx0123456789abcdef', WECHAT_APP_SECRET: SECRET };
  expect(readSettings(account).wechat).toEqual({
    appId: 'wx0123456789abcdef',
    secret: SECRET,
    apiUrl: 'https://api.weixin.qq.com',
  });
  expect(readSettings({ ...account, WECHAT_API_URL: 'http://localhost:99/' }).wechat?.apiUrl).toBe(
    'http://localhost:99',
  );
});

test.each([
  [{ WECHAT_APP_ID: 'wx0123456789abcdef' }, 'WECHAT_APP_SECRET must be given with WECHAT_APP_ID.'],
  [{ WECHAT_APP_SECRET: SECRET }, 'WECHAT_APP_ID must be given with WECHAT_APP_SECRET.'],
  [{ WECHAT_APP_ID: 'mine' }, 'WECHAT_APP_ID must be the AppID of an official account'],
  [{ WECHAT_APP_SECRET: 'hunter2' }, 'WECHAT_APP_SECRET must be the AppSecret of the official account.'],
  [{ WECHAT_API_URL: 'api.weixin.qq.com' }, 'WECHAT_API_URL must be an http or https origin'],
])('what does not fit is named: %j', (variables, message) => {
  const read = () => readSettings(variables);
  expect(read).toThrow(message);
  expect(read).not.toThrow('hunter2');
});
