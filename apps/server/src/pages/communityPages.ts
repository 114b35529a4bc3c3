import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { PageVisit } from '@boardwalk/community/visit';
import {
  ANALYTICS_COOKIE,
  analyticsProject,
  defaultLanguage,
  parseAnalyticsChoice,
  writeLanguageCookie,
} from '@boardwalk/domain';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../infra/http/prefix.ts';
import type { Infra } from '../infra/Infra.ts';
import type { Services } from '../modules/services.ts';
import type { BuiltCommunity } from './builtCommunity.ts';
import { assetHeaders } from './assetHeaders.ts';
import { contentSecurityPolicy, pageSecurityHeaders } from './contentSecurity.ts';
import { errorPage } from './errorPage.ts';
import { IN_PROCESS_ORIGIN, inProcessFetch } from './inProcessFetch.ts';
import { pageLanguage } from './pageLanguage.ts';
import { visitorOf } from './visitor.ts';

export interface CommunityPagesOptions {
  readonly infra: Infra;
  readonly services: Services;
  readonly community: BuiltCommunity;
}

const BASE = '/community/';
const DESKTOP_CLIENT = /\bBoardDesktop\//;

/** Serves the community: its files as they are, every other address below its base as a rendered page. */
export async function communityPages(app: FastifyInstance, options: CommunityPagesOptions): Promise<void> {
  await app.register(cookie);
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
  app.get(`${BASE}*`, (request, reply) => sendPage(app, request, reply, options));
}

async function sendPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  options: CommunityPagesOptions,
): Promise<FastifyReply> {
  const { settings } = options.infra;
  const address = new URL(settings.publicUrl + request.url);
  const { language, isFromAddress } = pageLanguage({
    query: address.searchParams.get('lang'),
    cookies: request.headers.cookie,
    deployment: settings.deployment,
  });
  const nonce = randomUUID();
  const framedBy = address.pathname.startsWith(`${BASE}embed/`) ? 'anyone' : 'self';
  reply.headers({
    ...pageSecurityHeaders(framedBy),
    'content-security-policy': contentSecurityPolicy({ nonce, framedBy }),
    'content-language': language,
    vary: 'cookie',
  });
  if (isFromAddress) reply.header('set-cookie', writeLanguageCookie(language));
  try {
    const visitor = await visitorOf(request, options);
    reply.header('cache-control', visitor ? 'private, no-cache' : 'no-cache');
    const fetch = inProcessFetch(app, {
      headers: {
        cookie: writeLanguageCookie(language),
        ...(request.headers['user-agent'] ? { 'user-agent': request.headers['user-agent'] } : {}),
      },
      remoteAddress: request.ip,
    });
    const page = await options.community.render(pageRequest(request, reply, address), {
      fetch,
      apiUrl: IN_PROCESS_ORIGIN + API_PREFIX,
      viewer: visitor?.user ?? null,
      accessToken: visitor?.accessToken ?? null,
      language,
      defaultLanguage: defaultLanguage(settings.deployment),
      deployment: settings.deployment,
      guestNavigation: settings.guestNavigation,
      publicUrl: settings.publicUrl,
      theme: themeOf(request),
      isDesktopClient: DESKTOP_CLIENT.test(request.headers['user-agent'] ?? ''),
      timeZone: settings.timeZone,
      analytics: settings.analytics === undefined ? 'off' : analyticsOf(request),
      analyticsProject: settings.analytics ?? analyticsProject(settings.deployment, false),
      nonce,
      preloads: options.community.languageScripts[language],
      onError: (error) => request.log.error({ err: error }, 'a page failed to render'),
    });
    // What the router answers when it cannot go on is one line of plain text.
    const isPage = page.headers.get('content-type')?.startsWith('text/html') === true;
    if (page.status >= 500 && (page.body === null || !isPage)) {
      await page.body?.cancel();
      throw new Error('The router has no page for this.');
    }
    return send(reply, page);
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be made');
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(errorPage({ language, requestId: request.id }));
  }
}

/** The request as the router takes it. It is given up when the visitor goes away. */
function pageRequest(request: FastifyRequest, reply: FastifyReply, address: URL): Request {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return new Request(address, {
    method: request.method,
    headers: { accept: request.headers.accept ?? '*/*' },
    signal: controller.signal,
  });
}

function send(reply: FastifyReply, page: Response): FastifyReply {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  return page.body === null
    ? reply.send()
    : reply.send(Readable.fromWeb(page.body as NodeReadableStream<Uint8Array>));
}

/** What the visitor has said about being counted; a browser that asks everybody for privacy says no until its owner says yes. */
function analyticsOf({ cookies, headers }: FastifyRequest): 'ask' | 'yes' | 'no' {
  return parseAnalyticsChoice(cookies[ANALYTICS_COOKIE]) ?? (headers['sec-gpc'] === '1' ? 'no' : 'ask');
}

function themeOf(request: FastifyRequest): PageVisit['theme'] {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : null;
}
