import type { FastifyRequest } from 'fastify';

/** Below it the community has no page, and says so in its own look. */
const NOT_FOUND = '/community/not-found';

/**
 * Where a browser is sent that opens an address nothing is at: to a page that says so. Programs get the failure of the contract.
 *
 * @returns undefined for what does not ask for a page
 */
export function notFoundPage({ method, headers, url }: FastifyRequest): string | undefined {
  if (method !== 'GET' || headers.accept?.includes('text/html') !== true) return undefined;
  const [path = ''] = url.split('?');
  return NOT_FOUND + encodeURI(decodeURI(path));
}
