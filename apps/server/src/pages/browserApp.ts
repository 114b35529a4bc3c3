import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLanguageCookie, type Language } from '@boardwalk/domain';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteLogo, SiteSettings } from '../infra/site/siteSettings.ts';
import type { Settings } from '../infra/settings/settings.ts';
import { assetHeaders } from './assetHeaders.ts';
import { contentSecurityPolicy, pageSecurityHeaders, type FrameRules } from './contentSecurity.ts';
import { pageLanguage } from './pageLanguage.ts';

export interface BrowserAppOptions {
  readonly settings: Settings;
  readonly site: Pick<SiteSettings, 'current'>;
  /** Where the app is, with a slash at both ends: `/app/`. */
  readonly base: string;
  /** Folder with the built app. */
  readonly dir: string;
  /** Addresses it has a page for; others say so with 404. Left out: any below its base. */
  readonly addresses?: readonly string[];
  /** Who may frame it, and whether it shows frames. */
  readonly rules: FrameRules;
  /** Folder of the app that answers `?sign_in` and `?sign_up` at the base itself (spec §2), full screen. */
  readonly signInDir?: string;
}

/**
 * Serves an app that runs in the browser alone: its files as they are, every other address below its base as its one
 * document, in the visitor's language and appearance. What the app must know of the installation stands in the document
 * as JSON, in the element `#page-settings`.
 */
export async function browserApp(
  app: FastifyInstance,
  { settings, site, base, dir, addresses, signInDir, rules }: BrowserAppOptions,
): Promise<void> {
  const template = readFileSync(join(dir, 'index.html'), 'utf8');
  await app.register(cookie);
  await app.register(fastifyStatic, {
    root: dir,
    prefix: base,
    wildcard: false,
    index: false,
    decorateReply: false,
    // The builds lay them there.
    preCompressed: true,
    globIgnore: ['**/index.html'],
    setHeaders: assetHeaders,
  });
  app.get(base.slice(0, -1), (request, reply) =>
    reply.redirect(base + request.url.slice(base.length - 1), 308),
  );
  app.get(`${base}assets/*`, (_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  if (signInDir !== undefined) {
    const signIn = readFileSync(join(signInDir, 'index.html'), 'utf8');
    app.get(base, (request, reply) =>
      sendDocument(request, reply, asksToSignIn(request) ? signIn : template, { settings, site, rules }),
    );
  }
  app.get(`${base}*`, (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isKnown = addresses?.includes(path.replace(/\/$/u, '')) ?? true;
    return sendDocument(request, reply.code(isKnown ? 200 : 404), template, { settings, site, rules });
  });
}

function asksToSignIn({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && ('sign_in' in query || 'sign_up' in query);
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  template: string,
  { settings, site, rules }: Pick<BrowserAppOptions, 'settings' | 'site' | 'rules'>,
): FastifyReply {
  const address = new URL(settings.publicUrl + request.url);
  const { language, isFromAddress } = pageLanguage({
    query: address.searchParams.get('lang'),
    cookies: request.headers.cookie,
    deployment: settings.deployment,
  });
  if (isFromAddress) reply.header('set-cookie', writeLanguageCookie(language));
  return reply
    .headers({
      ...pageSecurityHeaders(rules.framedBy),
      'content-security-policy': contentSecurityPolicy({ rules }),
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'cookie',
    })
    .type('text/html; charset=utf-8')
    .send(
      documentFor(template, {
        language,
        theme: request.cookies['theme'],
        settings,
        siteName: site.current().name,
        siteLogo: site.current().logo,
      }),
    );
}

/** The app's document with the visitor's language and theme, and the facts of the installation. */
export function documentFor(
  template: string,
  visit: {
    language: Language;
    theme: string | undefined;
    settings: Settings;
    siteName: string;
    siteLogo?: SiteLogo | null;
  },
): string {
  const { deployment, guestNavigation, publicUrl, timeZone } = visit.settings;
  const facts = JSON.stringify({
    siteName: visit.siteName,
    siteLogo: visit.siteLogo,
    deployment,
    guestNavigation,
    publicUrl,
    timeZone,
  }).replaceAll('<', '\\u003c');
  const theme = visit.theme === 'light' || visit.theme === 'dark' ? ` data-theme="${visit.theme}"` : '';
  return template
    .replace(/<html[^>]*>/, `<html lang="${visit.language}"${theme}>`)
    .replace('</head>', `<script type="application/json" id="page-settings">${facts}</script></head>`);
}
