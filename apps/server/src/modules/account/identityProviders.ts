import { checkName, NAME_LIMITS } from '@boardwalk/domain';
import * as oidc from 'openid-client';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { ProviderSettings } from '../../infra/settings/providerSettings.ts';

/** A person as a provider has confirmed them. */
export interface Identity {
  issuer: string;
  subject: string;
  /** How the provider calls the person, for them to recognise; empty when it does not say. */
  label: string;
  /** An e-mail address that the provider says is theirs; undefined when it says of none. */
  email: string | undefined;
  /** A name that an account here may have; undefined when none fits. */
  nickName: string | undefined;
}

/** What a question was asked with, and its answer has to fit to. */
export interface Question {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What a provider has sent back with the browser. */
export interface Returned {
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** Where providers send people back to, with their answer. */
export const RETURN_PATH = '/user/provider/';

const TIMEOUT_SECONDS = 5;
/** What a provider says of itself is asked for again after an hour. */
const KNOWN_MS = 3_600_000;
const MAX_BYTES = 512 * 1024;
const LABEL_MAX = 320;
const SUBJECT_MAX = 255;

/** The provider is not there, or in no state to answer. */
class NoAnswer extends Error {}

/** The identity providers of the settings, over OpenID Connect: code flow with PKCE, state and nonce. */
export type IdentityProviders = ReturnType<typeof createIdentityProviders>;

/** Speaks with the identity providers of the settings. */
export function createIdentityProviders({ settings, log, clock }: Pick<Infra, 'settings' | 'log' | 'clock'>) {
  const returnAddress = `${settings.publicUrl}${RETURN_PATH}`;
  const known = new Map<string, { configuration: Promise<oidc.Configuration>; until: number }>();

  /** Errors: provider_not_found. */
  function find(providerId: string): ProviderSettings {
    const provider = settings.providers.find(({ id }) => id === providerId);
    if (provider === undefined) throw new ApiError('provider_not_found', { internal: providerId });
    return provider;
  }

  async function configurationOf(provider: ProviderSettings): Promise<oidc.Configuration> {
    const now = clock.now().getTime();
    const kept = known.get(provider.id);
    if (kept !== undefined && kept.until > now) return kept.configuration;
    const configuration = discover(provider);
    known.set(provider.id, { configuration, until: now + KNOWN_MS });
    // The next one asks again.
    configuration.catch(() => {
      if (known.get(provider.id)?.configuration === configuration) known.delete(provider.id);
    });
    return configuration;
  }

  /** What went wrong with a provider, in terms of the contract. */
  function failureOf(provider: ProviderSettings, error: unknown): ApiError {
    const isSilent = causesOf(error).some((each) => each instanceof NoAnswer || isTimeout(each));
    if (isSilent) log.warn({ err: error, provider: provider.id }, 'a sign-in provider does not answer');
    return new ApiError(isSilent ? 'provider_unavailable' : 'provider_refused', {
      internal: `provider ${provider.id}`,
      cause: error,
    });
  }

  return {
    find,

    /** The address at the provider that asks the person who they are. Errors: provider_not_found, provider_unavailable. */
    async locationOf(providerId: string, { state, nonce, codeVerifier }: Question): Promise<string> {
      const provider = find(providerId);
      try {
        const configuration = await configurationOf(provider);
        const location = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: returnAddress,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return location.href;
      } catch (error) {
        // Before anybody was asked nothing can have been refused.
        log.warn({ err: error, provider: provider.id }, 'a sign-in provider cannot be asked');
        throw new ApiError('provider_unavailable', { internal: `provider ${provider.id}`, cause: error });
      }
    },

    /**
     * Takes what a provider has sent back. Errors: provider_not_found, provider_unavailable, provider_refused.
     *
     * @param question what it was asked with
     */
    async confirm(providerId: string, question: Question, returned: Returned): Promise<Identity> {
      const provider = find(providerId);
      const address = new URL(returnAddress);
      for (const [name, value] of Object.entries({ ...returned, state: question.state }))
        if (value !== undefined) address.searchParams.set(name, value);
      try {
        const configuration = await configurationOf(provider);
        const tokens = await oidc.authorizationCodeGrant(configuration, address, {
          pkceCodeVerifier: question.codeVerifier,
          expectedState: question.state,
          expectedNonce: question.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined || claims.sub.length > SUBJECT_MAX) throw new Error('no fit subject');
        const isWhole = claims['email'] !== undefined && claims['email_verified'] !== undefined;
        if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined)
          return identityOf(provider, claims.sub, claims);
        const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return identityOf(provider, claims.sub, withAddressOf(more, claims));
      } catch (error) {
        throw failureOf(provider, error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    execute,
    timeout: TIMEOUT_SECONDS,
    [oidc.customFetch]: boundedFetch,
  });
  const server = found.serverMetadata();
  // The default of the standard, which some providers do not take.
  const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication = ways.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(clientSecret)
    : oidc.ClientSecretPost(clientSecret);
  const configuration = new oidc.Configuration(server, clientId, undefined, authentication);
  configuration.timeout = TIMEOUT_SECONDS;
  configuration[oidc.customFetch] = boundedFetch;
  for (const each of execute) each(configuration);
  return configuration;
}

/** Fetches from a provider: no redirects, and no more than an answer of this kind has. */
const boundedFetch: oidc.CustomFetch = async (url, options) => {
  let response: Response;
  try {
    response = await fetch(url, { ...options, redirect: 'manual' } as RequestInit);
  } catch (error) {
    throw new NoAnswer('no answer', { cause: error });
  }
  if (response.status >= 500) throw new NoAnswer(`status ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > MAX_BYTES) throw new NoAnswer(`more than ${MAX_BYTES} bytes`);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer('broken off', { cause: error });
  }
  const { status, statusText, headers } = response;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(parts), { status, statusText, headers });
};

/** What two answers say of a person: the address and whether it is confirmed come from the same one, or a mark would vouch for another address. */
function withAddressOf(
  more: Readonly<Record<string, unknown>>,
  claims: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { email, email_verified } = more['email'] === undefined ? claims : more;
  return { ...more, ...claims, email, email_verified };
}

function identityOf(
  { issuer }: ProviderSettings,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): Identity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const email = text('email');
  const names = [text('name'), text('nickname'), text('preferred_username'), email?.split('@', 1)[0]];
  const nickName = names
    .map((name) => name && [...name].slice(0, NAME_LIMITS.max).join('').trim())
    .find((name) => name !== undefined && checkName('nick_name', name).length === 0);
  return {
    issuer,
    subject,
    label: oneLine(email ?? text('preferred_username') ?? text('name') ?? ''),
    email: claims['email_verified'] === true ? email : undefined,
    nickName,
  };
}

/** What is shown of another site: without signs that break lines or turn the writing round. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, LABEL_MAX);

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let each = error; each instanceof Error && causes.length < 10; each = each.cause) causes.push(each);
  return causes;
}

const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
