import { BoardLimits } from './constants.ts';
import { isLink } from './elementExtras.ts';

/** What is wrong with what somebody gave as a link. */
export type LinkProblem = 'address' | 'scheme' | 'length';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const MAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
/** A name or number with a port is no scheme: `example.com:8080`, `localhost:3000`. */
const PORT = /^[\w.-]+:\d+(?:[/?#]|$)/;

/** An address as somebody writes it, with what they leave out. */
function written(text: string, site: string): string {
  if (MAIL.test(text)) return `mailto:${text}`;
  if (text.startsWith('/') && !text.startsWith('//')) return new URL(text, site).href;
  if (SCHEME.test(text) && !PORT.test(text)) return text;
  return `https://${text.replace(/^\/+/, '')}`;
}

/**
 * The link that somebody means: an address of the web or of mail, or of a page of this site; without a scheme it is one of
 * the web.
 *
 * @param site the origin that paths belong to
 */
export function readLink(
  text: string,
  site: string,
): { readonly link: string; readonly problem?: never } | { readonly problem: LinkProblem } {
  const trimmed = text.trim();
  const address = written(trimmed, site);
  if (address.length > BoardLimits.link) return { problem: 'length' };
  if (/^(?:https?|mailto):/i.test(address)) {
    const isWhole =
      !/\s/.test(address) && URL.canParse(address) && (/^mailto:/i.test(address) || hasHost(address));
    const link = isWhole ? new URL(address).href : '';
    if (link.length > BoardLimits.link) return { problem: 'length' };
    return isWhole && isLink(link) ? { link } : { problem: 'address' };
  }
  return { problem: 'scheme' };
}

/** Whether an address names a place: a word alone is most likely a slip. */
function hasHost(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[');
}
