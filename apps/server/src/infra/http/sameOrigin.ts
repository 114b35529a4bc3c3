import type { IncomingHttpHeaders } from 'node:http';

/** What browsers say of requests of our own pages, and of those a person makes by typing an address. */
const OURS: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Whether a page that is not ours makes the request: of another site, or of a neighbour under the same domain or on another
 * port, to whom a browser gives our cookie all the same. Newer browsers say where a request comes from
 * (`Sec-Fetch-Site`); of others the `Origin` must be ours. Programs that are no browser send neither and are let by.
 *
 * @param publicOrigin origin people reach the site by
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return !OURS.has(site);
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
