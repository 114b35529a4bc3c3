import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from './harness.ts';

/*
 * What reaches the server as bytes: requests that none of our clients would send. Each gets an answer of the contract.
 */
const server = testServer({
  parts: {
    pages: async (app) => {
      app.get('/page', async ({ url }) => `a page at ${url}`);
    },
  },
});
let port: number;
let mara: TestUser;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
  mara = await server.createUser();
});

/** Sends bytes and gives the answer, once the server has ended the connection. */
async function send(...parts: (string | Buffer)[]) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('utf8')));
  // The server may end the connection before it has read everything.
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

const get = (target: string, more = '', method = 'GET') =>
  send(`${method} ${target} HTTP/1.1\r\nHost: boards.example\r\nConnection: close\r\n${more}\r\n`);

/** What every refusal has, wherever it comes from. */
function expectRefusal(answer: Awaited<ReturnType<typeof send>>, status: number, error: string) {
  expect([answer.status, JSON.parse(answer.body)]).toEqual([status, expect.objectContaining({ error })]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
}

test('an address may name the host as well', async () => {
  const named = await get('http://boards.example/api/user/onboarding/check?x=1');
  const short = await get('/api/user/onboarding/check?x=1');
  expect(named.status).toBe(short.status);
  expect(named.body).toBe(short.body);
  expect((await get('HTTP://boards.example:80/page?x=%zz')).body).toBe('a page at /page?x=%zz');
  expect((await get('http://boards.example')).status).toBe((await get('/')).status);
});

test.each(['/%zz', '/community/%', '/%ff', '/api/%zz', '/api/cmt/nothing/%c0%80', '/nothing', '*'])(
  'the address %s, at which nothing can be, is not found',
  async (target) => {
    expectRefusal(await get(target), 404, 'not_found');
  },
);

test('a part of an address that cannot be read is named', async () => {
  const answer = await get('/api/cmt/file/%zz/full');
  expectRefusal(answer, 400, 'bad_input');
  expect(answer.body).toContain('"field":"file_key"');
});

test('addresses and headers have an end', async () => {
  expectRefusal(await get(`/api/cmt/file/${'x'.repeat(600)}/full`), 414, 'address_too_long');
  expectRefusal(await get(`/api/cmt/files/search?keyword=${'x'.repeat(40_000)}`), 414, 'address_too_long');
  expectRefusal(await get('/healthz', `X-Long: ${'x'.repeat(40_000)}\r\n`), 431, 'headers_too_large');
});

test.each([
  ['no method', 'nonsense\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
  [
    'two lengths',
    'POST /api/user/sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
  ],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['another version', 'GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n'],
])('a message with %s cannot be read, and says so', async (_what, message) => {
  expectRefusal(await send(message), 400, 'bad_input');
});

test.each(['OPTIONS', 'PUT', 'DELETE', 'TRACE', 'PROPFIND'])(
  '%s where nothing is done that way is not found',
  async (method) => {
    expectRefusal(await get('/api/openapi.json', '', method), 404, 'not_found');
  },
);

test('what a client expects besides an answer makes no difference', async () => {
  expect((await get('/healthz', 'Expect: miracles\r\n')).status).toBe(200);
});

test('HEAD answers as GET, without a body', async () => {
  const answer = await get('/api/openapi.json', '', 'HEAD');
  expect([answer.status, answer.body]).toEqual([200, '']);
});

const BODY = JSON.stringify({ reviews: false });
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024));

test.each([
  ['gzip', gzipSync(BODY)],
  ['gzip', Buffer.from('this is no gzip')],
  ['gzip', gzipSync(BODY).subarray(0, 12)],
  ['gzip', BOMB],
  ['br', brotliCompressSync(BODY)],
  ['br', Buffer.from('broken')],
  ['deflate', deflateSync(BODY)],
  ['zstd', Buffer.from('broken')],
  ['gzip, gzip', gzipSync(gzipSync(BODY))],
  ['something', Buffer.from(BODY)],
])('a body packed as %s is refused at once, with a token and without', async (encoding, body) => {
  for (const token of [`Authorization: Bearer ${mara.token}\r\n`, '']) {
    const answer = await send(
      `PUT /api/user/mail-preferences HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${token}` +
        `Content-Type: application/json\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${body.length}\r\n\r\n`,
      body,
    );
    expectRefusal(answer, 415, 'unsupported_type');
  }
});

test('a body that says it is packed as nothing is read', async () => {
  const answer = await send(
    `PUT /api/user/mail-preferences HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${mara.token}\r\n` +
      `Content-Type: application/json\r\nContent-Encoding: identity\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
  );
  expect(answer.status).toBe(200);
});

test('a body that is shorter or longer than it says is refused', async () => {
  const put = (length: number) =>
    `PUT /api/user/mail-preferences HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${mara.token}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  expectRefusal(await send(put(5), BODY), 400, 'bad_input');
});
