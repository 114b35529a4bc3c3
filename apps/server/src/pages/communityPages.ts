import { hash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PageVisit } from '@boardwalk/community/visit';
import {
  ANALYTICS_COOKIE,
  analyticsProject,
  defaultLanguage,
  parseAnalyticsChoice,
  writeLanguageCookie,
} from '@boardwalk/domain';
import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../infra/errors/ApiError.ts';
import type { EarlyAnswers } from '../infra/sharedAnswers/earlyAnswers.ts';
import { SHOWN } from '../infra/sharedAnswers/sharedAnswers.ts';
import type { ShareAnswers } from '../infra/sharedAnswers/shareAnswers.ts';
import { API_PREFIX } from '../infra/http/prefix.ts';
import type { Infra } from '../infra/Infra.ts';
import type { SiteState } from '../infra/site/siteSettings.ts';
import type { Services } from '../modules/services.ts';
import type { BuiltCommunity } from './builtCommunity.ts';
import { assetHeaders } from './assetHeaders.ts';
import { contentSecurityPolicy, pageSecurityHeaders } from './contentSecurity.ts';
import { errorPage, type PageFailure } from './errorPage.ts';
import { hashInlineScripts } from './inlineScripts.ts';
import { IN_PROCESS_ORIGIN, inProcessFetch } from './inProcessFetch.ts';
import { sessionCookieName } from '../modules/account/sessionCookie.ts';
import { pageLanguage } from './pageLanguage.ts';
import { renderLimit, type RenderLimit } from './renderLimit.ts';
import { visitorOf } from './visitor.ts';

export interface CommunityPagesOptions {
  readonly infra: Infra;
  readonly services: Services;
  readonly community: BuiltCommunity;
  readonly sharing: ShareAnswers;
  readonly early: EarlyAnswers;
}

const BASE = '/community/';
/** What the renderer answers when the page that was made before shows the same (`isAtHand`). */
const AT_HAND = 304;
const DESKTOP_CLIENT = /\bBoardDesktop\//;
/** The hint of a browser whether it runs on a phone, and how the others name themselves. Crawlers get the wide page: it has more links. */
const PHONE_HINT = 'sec-ch-ua-mobile';
const PHONE = /^(?!.*\bcompatible;).*\bMobi/;
/** Browsers ask each time whether a page has changed; caches on the way may show it as long as lists of works. */
const FOR_EVERYBODY = 'public, max-age=0, must-revalidate, s-maxage=30';

/** Serves the community: its files as they are, every other address below its base as a rendered page. */
export async function communityPages(app: FastifyInstance, options: CommunityPagesOptions): Promise<void> {
  await app.register(fastifyCookie);
  app.addHook('onSend', options.sharing.keep);
  app.addHook('onResponse', options.sharing.giveUp);
  options.early.define(BASE, (request) => pageVariant(request, options.infra));
  await app.register(fastifyStatic, {
    root: options.community.clientDir,
    prefix: BASE,
    // One route for each file there is: what is none goes on to the pages below.
    wildcard: false,
    index: false,
    decorateReply: false,
    // The builds lay them there.
    preCompressed: true,
    setHeaders: assetHeaders,
  });
  app.get(BASE.slice(0, -1), (request, reply) =>
    reply.redirect(BASE + request.url.slice(BASE.length - 1), 308),
  );
  // A missing script or picture is no page: anyone who asks for one reads no page.
  app.get(`${BASE}assets/*`, (_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  const renders = renderLimit(options.infra);
  app.get(`${BASE}*`, (request, reply) => sendPage(app, request, reply, { ...options, renders }));
}

async function sendPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  options: CommunityPagesOptions & { renders: RenderLimit },
): Promise<FastifyReply> {
  const { sharing } = options;
  const { settings } = options.infra;
  const address = new URL(settings.publicUrl + request.url);
  const { language, isFromAddress } = pageLanguage({
    query: address.searchParams.get('lang'),
    cookies: request.headers.cookie,
    deployment: settings.deployment,
  });
  const { name: siteName, logo: siteLogo } = options.infra.site.current();
  const variant = pageVariant(request.raw, options.infra);
  const cookies = isFromAddress ? writeLanguageCookie(language) : undefined;
  if (variant !== undefined && request.method === 'GET' && isShared(address)) {
    const key = `page ${language} ${variant} ${address.pathname} ${sortedQuery(address)}`;
    const operation = request.routeOptions.url ?? BASE;
    if (await sharing.sendKept(request, reply, { operation, key, shows: SHOWN, cookie: cookies }))
      return reply;
  }
  const nonce = randomUUID();
  const framedBy = address.pathname.startsWith(`${BASE}embed/`) ? 'anyone' : 'nobody';
  reply.headers({
    ...pageSecurityHeaders(framedBy),
    'content-security-policy': contentSecurityPolicy({ rules: { framedBy } }),
    'content-language': language,
    vary: variesBy(request.headers, settings.analytics !== undefined),
  });
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  const signal = goneSignal(reply);
  let end: (() => void) | undefined;
  let isWhole = true;
  const isAtHand = (source: string) =>
    isWhole && sharing.isAsBefore(request, hash('sha256', source, 'base64'));
  try {
    end = await options.renders.begin(request.ip, signal);
    const visitor = await visitorOf(request, options);
    reply.header('cache-control', visitor ? 'private, no-cache' : 'no-cache');
    const fetch = inProcessFetch(app, {
      headers: {
        cookie: writeLanguageCookie(language),
        ...(request.headers['user-agent'] ? { 'user-agent': request.headers['user-agent'] } : {}),
      },
      remoteAddress: request.ip,
    });
    const page = await options.community.render(pageRequest(request, signal, address), {
      fetch,
      apiUrl: IN_PROCESS_ORIGIN + API_PREFIX,
      viewer: visitor?.user ?? null,
      accessToken: visitor?.accessToken ?? null,
      language,
      defaultLanguage: defaultLanguage(settings.deployment),
      deployment: settings.deployment,
      guestNavigation: settings.guestNavigation,
      publicUrl: settings.publicUrl,
      siteName,
      siteLogo,
      theme: themeOf(request),
      isDesktopClient: isDesktop(request.headers),
      isPhone: isPhone(request.headers),
      timeZone: visitor?.user.time_zone ?? settings.timeZone,
      analytics: settings.analytics === undefined ? 'off' : analyticsOf(request),
      analyticsProject: settings.analytics ?? analyticsProject(settings.deployment, false),
      nonce,
      preloads: options.community.languageScripts[language],
      ...(sharing.isForOthers(request) ? { isAtHand } : {}),
      onError(error) {
        request.log.error({ err: error }, 'a page failed to render');
        // A page of which a part failed is not used again.
        isWhole = false;
        sharing.isAsBefore(request, undefined);
      },
    });
    if (page.status === AT_HAND) {
      await sharing.sendFormer(request, reply);
      return reply;
    }
    // What the router answers when it cannot go on is one line of plain text.
    const isPage = page.headers.get('content-type')?.startsWith('text/html') === true;
    const document = bufferOf(await page.bytes());
    if (page.status >= 500 && (document.byteLength === 0 || !isPage))
      throw new Error('The router has no page for this.');
    if (variant !== undefined && page.status === 200 && isPage) reply.header('cache-control', FOR_EVERYBODY);
    reply.code(page.status);
    for (const [name, value] of page.headers) reply.header(name, value);
    if (document.byteLength === 0) return reply.send();
    const { html, scripts } = hashInlineScripts(document, nonce);
    return reply
      .header('content-security-policy', contentSecurityPolicy({ scripts, rules: { framedBy } }))
      .send(html);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== undefined) {
      request.log.info({ internal: refusal.internal }, 'page refused');
      reply.header('retry-after', refusal.retryAfter);
    }
    // What is given up because the visitor has gone is no failure.
    else if (!reply.raw.destroyed) request.log.error({ err: error }, 'a page could not be made');
    return reply
      .code(refusal?.status ?? 500)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(errorPage({ language, siteName, requestId: request.id, ...refusal }));
  } finally {
    end?.();
  }
}

interface PageRefusal {
  status: number;
  failure: PageFailure;
  retryAfter: number;
  internal: string;
}

/** What is said to a visitor whose page was not rendered because of too many others; undefined of any other fault. */
function refusalOf(error: unknown): PageRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { statusCode: status, data, message: internal } = error;
  const retryAfter = data?.['retry_after'];
  if (typeof retryAfter !== 'number') return undefined;
  return { status, failure: status === 429 ? 'too_many' : 'busy', retryAfter, internal };
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Comes when the visitor goes away before the page was sent. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The request as the router takes it. It is given up when the visitor goes away. */
function pageRequest(request: FastifyRequest, signal: AbortSignal, address: URL): Request {
  return new Request(address, {
    method: request.method,
    headers: { accept: request.headers.accept ?? '*/*' },
    signal,
  });
}

/**
 * What a page depends on besides its address; undefined when it may be somebody's own, or is the desktop client's: a cache on the way
 * would show that in browsers. What it says is read from the request in
 * the same way as what the page is rendered with.
 */
function pageVariant(
  request: IncomingMessage,
  { settings, site }: Pick<Infra, 'settings' | 'site'>,
): string | undefined {
  const { headers, url = '' } = request;
  const cookies = headers.cookie === undefined ? {} : fastifyCookie.parse(headers.cookie);
  if (cookies[sessionCookieName(settings)] !== undefined || headers.authorization !== undefined)
    return undefined;
  if (isDesktop(headers)) return undefined;
  const query = url.includes('?') ? (/\?([^#]*)/u.exec(url)?.[1] ?? '') : '';
  const named = query === '' ? null : new URLSearchParams(query).get('lang');
  const { language } = pageLanguage({
    query: named,
    cookies: headers.cookie,
    deployment: settings.deployment,
  });
  const analytics = settings.analytics === undefined ? 'off' : analyticsOf({ cookies, headers });
  const screen = `${isPhone(headers) ? 'phone' : 'wide'} ${saysItsScreen(headers) ? 'said' : 'guessed'}`;
  return `${language} ${themeOf({ cookies }) ?? 'system'} ${analytics} ${screen} ${identityOf(site.current())}`;
}

const identities = new WeakMap<SiteState, string>();

/** What the site is called and shows as its logo, as a text: written once for each change. */
function identityOf(state: SiteState): string {
  const known = identities.get(state);
  if (known !== undefined) return known;
  const written = JSON.stringify([state.name, state.logo]);
  identities.set(state, written);
  return written;
}

/** Pages of searches are made for each visitor, because every search counts; what they show is shared all the same. */
function isShared({ pathname }: URL): boolean {
  return pathname !== `${BASE}search`;
}

function sortedQuery({ searchParams }: URL): string {
  const sorted = new URLSearchParams(searchParams);
  sorted.sort();
  return sorted.toString();
}

function isDesktop(headers: IncomingMessage['headers']): boolean {
  return DESKTOP_CLIENT.test(headers['user-agent'] ?? '');
}

/** Whether the browser gives the hint of its screen; the others are guessed by their names. */
const saysItsScreen = (headers: IncomingMessage['headers']): boolean => headers[PHONE_HINT] !== undefined;

function isPhone(headers: IncomingMessage['headers']): boolean {
  return saysItsScreen(headers) ? headers[PHONE_HINT] === '?1' : PHONE.test(headers['user-agent'] ?? '');
}

/** The headers of a request that its page depends on. */
function variesBy(headers: IncomingMessage['headers'], isCounted: boolean): string {
  const names = ['cookie', PHONE_HINT];
  if (!saysItsScreen(headers)) names.push('user-agent');
  if (isCounted) names.push('sec-gpc');
  return names.join(', ');
}

/** What the visitor has said about being counted; a browser that asks everybody for privacy says no until its owner says yes. */
function analyticsOf({
  cookies,
  headers,
}: Pick<FastifyRequest, 'cookies' | 'headers'>): 'ask' | 'yes' | 'no' {
  return parseAnalyticsChoice(cookies[ANALYTICS_COOKIE]) ?? (headers['sec-gpc'] === '1' ? 'no' : 'ask');
}

function themeOf({ cookies: { theme } }: Pick<FastifyRequest, 'cookies'>): PageVisit['theme'] {
  return theme === 'light' || theme === 'dark' ? theme : null;
}
