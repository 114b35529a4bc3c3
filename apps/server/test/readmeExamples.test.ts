import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';
import { TEST_PASSWORD, testServer } from './harness.ts';
import { buy, createTemplate } from './shop.ts';
import { startWebhookReceiver } from './webhookReceiver.ts';
import { createWork } from './works.ts';

const CLIENT = fileURLToPath(new URL('../../../packages/api-client/', import.meta.url));
const run = promisify(execFile);
const server = testServer({ environment: { ALLOW_PRIVATE_WEBHOOKS: 'yes' } });
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  const author = await server.createUser();
  for (const name of ['Fish one', 'Fish two', 'Fish three'])
    await createWork(server, { owner: author, name });
  const body = { name: 'Example', scopes: ['workspace:read' as const], days: 1, password: TEST_PASSWORD };
  const { token } = (await server.api('createServiceToken', { as: author, body })).data;
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  environment = { PATH: process.env.PATH, BOARDWALK_API: `${address}/api`, BOARDWALK_TOKEN: token };
});

/** What the examples of the client's readme print against this server. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  search: /^(?:\w{12} Fish (?:one|two|three)\n){3}3 true\n$/u,
  paginate: /^(?:Fish (?:one|two|three)\n){3}$/u,
  failures: /^size max\n$/u,
  middleware: /^countFiles 200\n$/u,
  'service-token': /^1\nscope_missing files:read\n$/u,
  areas: /^3\n$/u,
};

test.each(Object.entries(PRINTED))(
  'the example %s of the readme runs in plain Node',
  async (name, printed) => {
    const file = join(CLIENT, 'examples', `${name}.ts`);
    const { stdout } = await run(process.execPath, [file], { env: environment });
    expect(stdout).toMatch(printed);
  },
);

test('the example of the readme takes what a webhook is sent, and nothing else', async () => {
  const receiver = await startWebhookReceiver();
  const [author, buyer] = [await server.createUser(), await server.createUser()];
  const { data } = await server.api('createWebhook', {
    as: author,
    body: { url: receiver.url, events: ['order.paid'] },
  });
  const { goodsId } = await createTemplate(server, author, { name: 'Canvas', price: 12_000 });
  await buy(server, buyer, goodsId);
  await server.services.webhookOutbox.deliverDue();
  const [sent] = receiver.received;
  vi.stubEnv('BOARDWALK_WEBHOOK_SECRET', data.secret);
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const { receive } = (await import(join(CLIENT, 'examples', 'webhook.ts'))) as {
    receive: (request: Request) => Promise<Response>;
  };
  const request = (body: string) =>
    new Request(receiver.url, { method: 'POST', headers: sent?.headers as Record<string, string>, body });
  for (const status of [204, 204]) expect((await receive(request(sent?.body ?? ''))).status).toBe(status);
  expect((await receive(request(`${sent?.body} `))).status).toBe(400);
  expect(printed.mock.calls).toEqual([['Canvas was sold for 12']]);
  printed.mockRestore();
});

test('the readme shows the examples as they are run or checked, and no other code', () => {
  const readme = readFileSync(join(CLIENT, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/```ts\n(.*?)```/gsu)].map(([, code]) => code);
  const files = globSync(join(CLIENT, 'examples', '*.ts'));
  expect(new Set(shown)).toEqual(new Set(files.map((file) => readFileSync(file, 'utf8'))));
  expect(files.map((file) => basename(file, '.ts')).toSorted()).toEqual(
    // The session needs the cookie of a browser: the compiler checks it, and the tests of the session run what it calls.
    [...Object.keys(PRINTED), 'session', 'webhook'].toSorted(),
  );
});
