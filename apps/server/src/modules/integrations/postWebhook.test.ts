import { Agent, createServer as createSecureServer } from 'node:https';
import { createServer, type AddressInfo, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { connect, type ConnectionOptions } from 'node:tls';
import { beforeEach, expect, test } from 'vitest';
import { startWebhookReceiver } from '../../../test/webhookReceiver.ts';
import { postWebhook } from './postWebhook.ts';

const receiver = await startWebhookReceiver();
beforeEach(() => receiver.reset());

const request = (url = receiver.url) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"ä":1}' });
const onThisMachine = { isPrivateAllowed: true };

test('a request arrives with its headers and the exact bytes of its body', async () => {
  expect(await postWebhook(request(), onThisMachine)).toEqual({ status: 204, error: null });
  expect(receiver.received).toMatchObject([
    { path: '/hook', body: '{"ä":1}', headers: { 'webhook-id': 'msg_1', 'content-length': '8' } },
  ]);
});

test.each([301, 302, 307, 308, 304, 400, 404, 410, 429, 500, 503])(
  'an answer of %s is a failure, and no redirect is followed',
  async (status) => {
    receiver.answer(status);
    expect(await postWebhook(request(), onThisMachine)).toEqual({ status, error: `answered ${status}` });
    expect(receiver.received).toHaveLength(1);
  },
);

test('nothing is read of an answer without an end', async () => {
  const closed = Promise.withResolvers<number>();
  receiver.answer((response) => {
    let written = 0;
    const endless = new Readable({
      read() {
        written += 65_536;
        this.push(Buffer.alloc(65_536));
      },
    });
    response.once('close', () => {
      endless.destroy();
      closed.resolve(written);
    });
    response.writeHead(200);
    endless.pipe(response);
  });
  expect(await postWebhook(request(), onThisMachine)).toEqual({ status: 200, error: null });
  // What the buffers of both sides hold, and no more.
  expect(await closed.promise).toBeLessThan(16 * 1024 * 1024);
});

test('headers without an end are refused', async () => {
  receiver.answer((response) => {
    response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end();
  });
  expect(await postWebhook(request(), onThisMachine)).toEqual({
    status: null,
    error: 'no connection (HPE_HEADER_OVERFLOW)',
  });
});

test('a receiver that never answers, or a byte at a time, is given up in time', async () => {
  receiver.answer(() => undefined);
  const soon = { ...onThisMachine, timeoutMs: 100 };
  const tooSlow = { status: null, error: 'no answer within 0.1 s' };
  expect(await postWebhook(request(), soon)).toEqual(tooSlow);
  const drops = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
    const timer = setInterval(() => socket.write('x'), 10);
    socket.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => {
    drops.listen(0, '127.0.0.1', resolve);
  });
  const { port } = drops.address() as AddressInfo;
  expect(await postWebhook(request(`http://127.0.0.1:${port}/`), soon)).toEqual(tooSlow);
  drops.close();
});

test('a connection that is closed without an answer is a failure', async () => {
  receiver.answer((response) => void response.destroy());
  expect(await postWebhook(request(), onThisMachine)).toEqual({
    status: null,
    error: 'no connection (ECONNRESET)',
  });
});

test('nothing is sent to addresses that are not public, whatever they are called', async () => {
  const { port } = receiver;
  for (const url of [
    receiver.url,
    `https://127.0.0.1:${port}/`,
    'https://[::1]:8443/',
    'https://169.254.169.254/',
  ])
    expect(await postWebhook(request(url), { isPrivateAllowed: false })).toEqual({
      status: null,
      error: 'the address is not allowed',
    });
  expect(receiver.received).toEqual([]);
});

test('a connection goes to the addresses that were judged, and what is sent there arrives', async () => {
  // A key that both know takes the place of a certificate.
  const psk = Buffer.from('a key that both know');
  const alike = { ciphers: 'PSK', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
  const heard: string[] = [];
  const secure = createSecureServer({ ...alike, pskCallback: () => psk }, (incoming, response) => {
    heard.push(`${incoming.method} ${incoming.headers.host} ${incoming.url}`);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => {
    secure.listen(0, '127.0.0.1', resolve);
  });
  const judged: unknown[] = [];
  const agent = new Agent();
  agent.createConnection = (options) => {
    const { lookup } = options as { lookup: LookupFunction };
    return connect({
      ...(options as ConnectionOptions),
      ...alike,
      port: (secure.address() as AddressInfo).port,
      pskCallback: () => ({ psk, identity: 'test' }),
      checkServerIdentity: () => undefined,
      // The real one decides; this machine stands for the addresses it gives.
      lookup: (name, how, done) =>
        lookup(name, how, (error, addresses) => {
          judged.push(error ?? addresses);
          done(error, [{ address: '127.0.0.1', family: 4 }]);
        }),
    });
  };
  try {
    const resolve = async () => ['8.8.8.8', '2001:4860:4860::8888'];
    const posted = await postWebhook(request('https://hooks.example.org/hook'), {
      isPrivateAllowed: false,
      resolve,
      agent,
    });
    expect(posted).toEqual({ status: 204, error: null });
  } finally {
    secure.close();
    secure.closeAllConnections();
  }
  expect(heard).toEqual(['POST hooks.example.org /hook']);
  expect(judged).toEqual([
    [
      { address: '8.8.8.8', family: 4 },
      { address: '2001:4860:4860::8888', family: 6 },
    ],
  ]);
});

test('a name is judged at every connection: one that leads elsewhere by then is not connected to', async () => {
  const asked: string[] = [];
  const answers = [[], ['127.0.0.1'], ['10.0.0.1', '8.8.8.8']];
  const resolve = async (name: string) => {
    asked.push(name);
    return answers[asked.length - 1] ?? [];
  };
  const post = async () =>
    (await postWebhook(request('https://hooks.example.org/'), { isPrivateAllowed: false, resolve })).error;
  expect(await post()).toBe('no connection (ENOTFOUND)');
  expect(await post()).toBe('the name does not lead to a public address');
  expect(await post()).toBe('the name does not lead to a public address');
  expect(asked).toEqual(Array.from({ length: 3 }, () => 'hooks.example.org'));
});
