import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../infra/settings/settings.ts';
import type { Client } from './signInGuard.ts';

/** Name of the cookie by which a browser is known to have signed in before. */
const DEVICE_COOKIE = 'boardwalk_device';
const YEAR_SECONDS = 365 * 86_400;

/** Where a request to sign in or up comes from. */
export function readClient(request: FastifyRequest): Client {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: request.cookies[DEVICE_COOKIE],
  };
}

/** Gives the browser the proof that it has signed in, if there is one. */
export function setDeviceCookie(reply: FastifyReply, settings: Settings, device: string | undefined): void {
  if (device === undefined) return;
  reply.setCookie(DEVICE_COOKIE, device, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  });
}

/** Name of the cookie by which a browser that nobody has signed in to is known while it is asked for a passkey. */
const BROWSER_COOKIE = 'boardwalk_browser';
const HOUR_SECONDS = 3600;

/** What a browser is known by while it is asked for a passkey; empty when it was not asked. */
export function readBrowserCookie(request: FastifyRequest): string {
  return request.cookies[BROWSER_COOKIE] ?? '';
}

/** Lets a browser be known by a secret for an hour. */
export function setBrowserCookie(reply: FastifyReply, settings: Settings, browser: string): void {
  reply.setCookie(BROWSER_COOKIE, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: HOUR_SECONDS,
  });
}
