import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider knows of a person. */
export interface Claims {
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: string;
  preferred_username?: string;
}

export const TEST_CLIENT = { client_id: 'boardwalk', client_secret: 'a secret of the test' } as const;

/** A real identity provider, whose people confirm at once who they are. */
export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;

/** Starts an identity provider on this machine. It answers once it has been said where it sends people back to. */
export async function startTestProvider() {
  const people = new Map<string, { claims: Claims; more: Claims }>();
  const state = { subject: '', isDown: false };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = [signingKey()];
  const make = (redirectUri: string) =>
    new Provider(issuer, {
      clients: [{ ...TEST_CLIENT, redirect_uris: [redirectUri], response_types: ['code'] }],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'preferred_username'],
      },
      conformIdTokenClaims: false,
      cookies: { keys: ['a key of the test'] },
      features: { devInteractions: { enabled: false } },
      findAccount: async (_context, accountId) => ({
        accountId,
        claims: async (use) => {
          const { claims, more } = people.get(accountId) ?? {};
          return { sub: accountId, ...claims, ...(use === 'userinfo' ? more : {}) };
        },
      }),
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      jwks: { keys },
      ttl: {
        Interaction: 600,
        Session: 600,
        Grant: 600,
        AccessToken: 600,
        IdToken: 600,
        AuthorizationCode: 60,
      },
    });
  let provider: Provider | undefined;
  let answer: ReturnType<Provider['callback']> | undefined;
  server.on('request', (request, response) => {
    if (state.isDown || provider === undefined || answer === undefined) {
      response.writeHead(503).end();
      return;
    }
    if (request.url?.startsWith('/interaction/') !== true) {
      void answer(request, response);
      return;
    }
    const asked = provider;
    void (async () => {
      const { prompt, params, session, grantId } = await asked.interactionDetails(request, response);
      if (state.subject === '')
        return asked.interactionFinished(request, response, { error: 'access_denied' });
      if (prompt.name === 'login')
        return asked.interactionFinished(request, response, { login: { accountId: state.subject } });
      const grant =
        (grantId === undefined ? undefined : await asked.Grant.find(grantId)) ??
        new asked.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
      grant.addOIDCScope('openid email profile');
      return asked.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    })();
  });
  return {
    issuer,
    /** Where it sends people back to. */
    sendBackTo(redirectUri: string): void {
      provider = make(redirectUri);
      answer = provider.callback();
    },
    /**
     * Who sits at the browser from now on; nobody: the person cancels.
     *
     * @param more what it says besides, or otherwise, when it is asked about the person
     */
    be(subject: string, claims: Claims = {}, more: Claims = {}): void {
      state.subject = subject;
      people.set(subject, { claims, more });
    },
    /** Answers nothing but errors while it is down. */
    setDown(isDown: boolean): void {
      state.isDown = isDown;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' };
}

/** Goes where a browser would, until it is sent back; gives what stands in the address then. */
export async function followToProvider(
  location: string,
  redirectUri: string,
): Promise<{ state: string; code?: string; iss?: string; error?: string }> {
  const jar = new Map<string, string>();
  let next = location;
  for (let step = 0; step < 10; step += 1) {
    if (next.startsWith(redirectUri)) {
      const query = new URL(next).searchParams;
      const sent = ['code', 'iss', 'error'].flatMap((name) => {
        const value = query.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return { state: query.get('state') ?? '', ...Object.fromEntries(sent) };
    }
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const each of response.headers.getSetCookie()) {
      const [pair = ''] = each.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const target = response.headers.get('location');
    if (target === null) throw new Error(`the provider answered ${response.status} ${await response.text()}`);
    next = new URL(target, next).href;
  }
  throw new Error('the provider leads nowhere');
}
