import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from, as Fastify says it of requests: the addresses that trusted proxies have added to
 * X-Forwarded-For are believed, as many as there are such proxies.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const addresses = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const nearest = [socket.remoteAddress ?? '', ...addresses.toReversed()];
  return nearest[Math.min(trustedProxies, nearest.length - 1)] ?? '';
}
