import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { startWechatServer } from '../../../test/wechatServer.ts';

const account = { appId: 'wx0123456789abcdef', secret: '0123456789abcdef0123456789abcdef' };
const PAGE = 'https://boards.example.com/community/file/k7Qm3XpT9wRb?from=a%20b&x=图';
const environment = { PUBLIC_URL: 'https://boards.example.com' };
const wechat = await startWechatServer(account);
const plain = testServer({ environment });
const server = testServer({
  environment: {
    ...environment,
    WECHAT_APP_ID: account.appId,
    WECHAT_APP_SECRET: account.secret,
    WECHAT_API_URL: wechat.origin,
  },
});

afterAll(() => wechat.close());

// Whatever was kept of WeChat's answers has ended by then.
beforeEach(() => {
  wechat.answers.clear();
  wechat.asked.length = 0;
  server.clock.advance(7_200_000);
});

const sign = (url: string) => server.api('getWechatJsapiConfig', { body: { url } });
const ticketCalls = () => wechat.asked.filter((line) => line.includes('getticket')).length;

test('[API-RISK-05] a page is signed as WeChat prescribes', async () => {
  const { status, data } = await sign(`${PAGE}#comments`);
  expect(status).toBe(200);
  const { nonceStr, timestamp } = data;
  expect(nonceStr).toMatch(/^[0-9A-Za-z]{16}$/u);
  expect(timestamp).toBe(Math.floor(server.clock.now().getTime() / 1000));
  const text = `jsapi_ticket=ticket-of-1&noncestr=${nonceStr}&timestamp=${timestamp}&url=${PAGE}`;
  const signature = createHash('sha1').update(text).digest('hex');
  expect(data).toEqual({ appId: account.appId, nonceStr, timestamp, signature });
  expect(wechat.asked).toEqual([
    `POST /cgi-bin/stable_token{"grant_type":"client_credential","appid":"${account.appId}","secret":"${account.secret}"}`,
    'GET /cgi-bin/ticket/getticket?access_token=token-1&type=jsapi',
  ]);
});

test('the example of the documentation comes out as it is printed there', () => {
  const text =
    'jsapi_ticket=sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg' +
    '&noncestr=Wm3WZYTPz0wzccnW&timestamp=1414587457&url=http://mp.weixin.qq.com?params=value';
  expect(createHash('sha1').update(text).digest('hex')).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

test('one ticket serves all who ask, at once and later, until shortly before it ends', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => sign(PAGE)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(answers.map(({ data }) => data.nonceStr)).size).toBe(20);
  expect(ticketCalls()).toBe(1);
  server.clock.advance(6_899_000);
  await sign(PAGE);
  expect(ticketCalls()).toBe(1);
  server.clock.advance(2000);
  await sign(PAGE);
  expect(ticketCalls()).toBe(2);
});

test('a token that was replaced elsewhere is asked for again', async () => {
  let isStale = true;
  wechat.answers.set('/cgi-bin/stable_token', ({ body }) => {
    isStale = !body.includes('"force_refresh":true');
    return { access_token: isStale ? 'stale' : 'fresh', expires_in: 7200 };
  });
  wechat.answers.set('/cgi-bin/ticket/getticket', ({ url }) =>
    url.searchParams.get('access_token') === 'fresh'
      ? { errcode: 0, errmsg: 'ok', ticket: 'of-fresh', expires_in: 7200 }
      : { errcode: 42_001, errmsg: 'access_token expired' },
  );
  expect((await sign(PAGE)).status).toBe(200);
  expect(ticketCalls()).toBe(2);
});

test.each([
  ['refuses', '/cgi-bin/stable_token', { errcode: 40_164, errmsg: `invalid ip, secret ${account.secret}` }],
  ['gives no ticket', '/cgi-bin/ticket/getticket', { errcode: 45_009, errmsg: 'reach max api daily limit' }],
  ['answers something else', '/cgi-bin/stable_token', ['?']],
  ['is down', '/cgi-bin/stable_token', 502],
])(
  'when WeChat %s the call is unavailable, and WeChat is left alone for a while',
  async (_how, path, answer) => {
    wechat.answers.set(path, () => answer);
    const failed = server.services.wechat.signPage(PAGE);
    await expect(failed).rejects.toMatchObject({ error: 'unavailable', statusCode: 503 });
    await expect(failed).rejects.not.toThrow(account.secret);
    const calls = wechat.asked.length;
    await expect(server.services.wechat.signPage(PAGE)).rejects.toMatchObject({ error: 'unavailable' });
    expect(wechat.asked).toHaveLength(calls);
    wechat.answers.clear();
    server.clock.advance(10_001);
    expect((await sign(PAGE)).status).toBe(200);
  },
);

test.each([
  'https://boards.example.org/community/',
  'http://boards.example.com/community/',
  'https://boards.example.com@evil.example/',
  'https://boards.example.com.evil.example/',
  '/community/',
  'javascript:alert(1)',
  ' https://boards.example.com/',
  'https://boards.example.com/\nx',
])('only pages of this site are signed: %j is refused', async (url) => {
  const answer = await sign(url);
  expect([answer.status, answer.fields]).toEqual([400, ['url not_allowed']]);
  expect(wechat.asked).toEqual([]);
});

test('input of another shape is refused', async () => {
  for (const [body, field] of [
    [{}, 'url required'],
    [{ url: 5 }, 'url format'],
    [{ url: '' }, 'url required 1'],
    [{ url: 'x'.repeat(2001) }, 'url max_length 2000'],
  ] as const) {
    const answer = await server.api('getWechatJsapiConfig', { raw: { body } });
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  }
});

test('without an official account the error says so', async () => {
  const answer = await plain.api('getWechatJsapiConfig', { body: { url: PAGE } });
  expect([answer.status, answer.error]).toEqual([404, 'wechat_not_configured']);
});
