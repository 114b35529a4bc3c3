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

/** Gives the browser the proof that it has signed in. */
export function setDeviceCookie(reply: FastifyReply, settings: Settings, device: string): void {
  reply.setCookie(DEVICE_COOKIE, device, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  });
}
