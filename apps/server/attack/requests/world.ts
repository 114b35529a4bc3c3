import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataOf, OperationId } from '@boardwalk/api-client';
import { startTestProvider, TEST_CLIENT } from '@boardwalk/tooling-test-identity';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { startFakeStripe } from '../../test/fakeStripe.ts';
import { startWechatServer } from '../../test/wechatServer.ts';
import { numbersFrom } from '../random.ts';
import { startSite, type Site } from '../site.ts';
import { apiOf, type Answer, type Api, type Call, type Caller } from './api.ts';
import { fill } from './fill.ts';
import { exampleBody } from './inputs.ts';
import { knownIds, type KnownIds } from './knownIds.ts';
import { watch, type Watch } from './watch.ts';

/** The password of everybody. */
export const PASSWORD = 'correct horse 8';

/** A site with people on it, attacked by requests. */
export interface World {
  site: Site;
  api: Api;
  watch: Watch;
  random: () => number;
  /** A PNG nobody has sent yet, and its hash. */
  picture(): Promise<{ bytes: Buffer; hash: string }>;
  /** Another application on this machine, which answers everything with 204. */
  sinkUrl: string;
  /** Where a mail server takes every letter. */
  mailPort: number;
  provider: Awaited<ReturnType<typeof startTestProvider>>;
  admin: Caller;
  moderator: Caller;
  /** Has the canaries in everything private, and does nothing once the site stands. */
  vera: Caller;
  ben: Caller;
  cora: Caller;
  /** A service token of Ben with few scopes. */
  service: Caller;
  anonymous: Caller;
  /** What somebody has seen of ids. */
  knownTo(by: Caller): KnownIds;
  /** Calls with the example of the contract, where nothing else is given; an answer other than 2xx is a fault. */
  step: <Op extends OperationId>(operationId: Op, by: Caller, call?: Call) => Promise<DataOf<Op>>;
  /** Signs somebody in once more, in a session of its own. */
  enter(account: string, name?: string): Promise<Caller>;
  /** Signs somebody up. */
  join(account: string, name: string): Promise<Caller>;
  stop(): Promise<void>;
}

const WECHAT_SECRET = '0123456789abcdef'.repeat(2);

const nobody = (name: string): Caller => ({ name, account: '', userId: '', token: undefined, cookies: {} });

/** A port nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a site on which nobody is yet. */
export async function startWorld(seed: number): Promise<World> {
  const random = numbersFrom(seed);
  const wechat = await startWechatServer({ appId: 'wx0123456789abcdef', secret: WECHAT_SECRET });
  const provider = await startTestProvider();
  const stripe = await startFakeStripe();
  const sink = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const mails = new SMTPServer({
    logger: false,
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'boards' }),
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
  });
  const mailServer = mails.listen(0, '127.0.0.1');
  await new Promise((resolve) => mailServer.once('listening', resolve));
  // Passkeys are of a name, not of a number.
  const port = await freePort();
  const site = await startSite({
    environment: {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      STRIPE_API_URL: stripe.url,
      ACCESS_TOKEN_SECONDS: '86400',
      ALLOW_PRIVATE_WEBHOOKS: 'yes',
      ANALYTICS: 'on',
      FREE_EDITABLE_FILES: '0',
      FREE_EDIT_VISITORS: '0',
      ANONYMOUS_REPORTS_PER_HOUR: '100000',
      CLIENT_LOGS_PER_MINUTE: '100000',
      WECHAT_APP_ID: 'wx0123456789abcdef',
      WECHAT_APP_SECRET: WECHAT_SECRET,
      WECHAT_API_URL: wechat.origin,
      SIGN_IN_PROVIDERS: JSON.stringify([
        { id: 'acme', name: 'Acme', issuer: provider.issuer, ...TEST_CLIENT },
      ]),
    },
  });
  provider.sendBackTo(`http://localhost:${port}/user/provider/`);
  const mayKnow = (by: Caller) => ['vera', 'admin', 'moderator'].includes(by.name);
  const seen = watch(mayKnow);
  const api = apiOf(
    () => `http://127.0.0.1:${site.running().port}`,
    (sent, answer) => {
      seen.see(sent, answer);
      if (answer.status === 200)
        knownTo(sent.by).learn(sent.operationId, { ...sent.call.params, ...sent.call.query }, answer.data);
    },
  );
  const known = new Map<string, KnownIds>();
  function knownTo(by: Caller): KnownIds {
    const found = known.get(by.name) ?? knownIds();
    known.set(by.name, found);
    return found;
  }
  const plain = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a4fbf' } })
    .png()
    .toBuffer();

  async function begun(answer: Answer<DataOf<'signIn'>>, account: string, name: string): Promise<Caller> {
    if (answer.status !== 200) throw new Error(`${account} could not enter: ${answer.status} ${answer.text}`);
    const caller = { ...nobody(name), account, userId: answer.data.user.user_id, cookies: answer.cookies };
    const grant = await api('exchangeToken', caller, { body: { refresh_token: answer.data.refresh_token } });
    return { ...caller, token: grant.data.access_token };
  }
  const world: World = {
    site,
    api,
    watch: seen,
    random,
    async picture() {
      const background = `#${randomBytes(3).toString('hex')}`;
      const bytes = await sharp({ create: { width: 216, height: 140, channels: 3, background } })
        .png()
        .toBuffer();
      return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
    },
    sinkUrl: `http://127.0.0.1:${(sink.address() as AddressInfo).port}/hook`,
    mailPort: (mailServer.address() as AddressInfo).port,
    provider,
    admin: nobody('admin'),
    moderator: nobody('moderator'),
    vera: nobody('vera'),
    ben: nobody('ben'),
    cora: nobody('cora'),
    service: nobody('service'),
    anonymous: nobody('anonymous'),
    knownTo,
    async step(operationId, by, call = {}) {
      const example = { path: {}, query: {}, headers: {}, body: exampleBody(operationId) };
      const filling = { ids: knownTo(by), password: PASSWORD, picture: plain, random };
      const { body, form, params } = fill(operationId, example, filling);
      const given = {
        ...call,
        params: { ...params, ...call.params },
        ...(call.form === undefined && call.raw === undefined
          ? {
              ...(form === undefined ? {} : { form }),
              ...(body === undefined ? {} : { body: call.body ?? body }),
            }
          : {}),
      };
      const answer = await api(operationId, by, given);
      if (answer.status < 200 || answer.status > 299)
        seen.fault(
          `${operationId} refused what should be right: ${answer.status} ${answer.error ?? ''}`,
          `${by.name} ${JSON.stringify(given).slice(0, 300)} ${answer.text.slice(0, 300)}`,
        );
      return answer.data ?? ({} as typeof answer.data);
    },
    async enter(account, name = account) {
      const answer = await api('signIn', nobody(name), { body: { account, password: PASSWORD } });
      return begun(answer, account, name);
    },
    async join(account, name) {
      const body = { account, password: PASSWORD, nick_name: name.slice(0, 3) };
      return begun(await api('signUp', nobody(name), { body }), account, name);
    },
    async stop() {
      await site.stop();
      sink.closeAllConnections();
      sink.close();
      await new Promise<void>((resolve) => mails.close(() => resolve()));
      await provider.close();
      await wechat.close();
      await stripe.close();
    },
  };
  return world;
}
