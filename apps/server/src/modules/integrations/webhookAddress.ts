import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { WEBHOOK_LIMITS } from '@boardwalk/domain';
import ipaddr from 'ipaddr.js';

/** The addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Where a name leads is not a public address. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);
/** All of IPv6 that is routed in the internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const DNS_TIMEOUT_MS = 2_000;
const DNS_TRIES = 2;

/** Whether an IP address is a public one: no private, local, reserved or translated network. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address written as IPv6 is what it stands for.
  const address = ipaddr.process(text);
  const isRouted = address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
  return isRouted && address.range() === 'unicast';
}

/**
 * The address of a webhook as it is stored; undefined when it is not allowed. Where a name leads is looked at whenever it is
 * called, since that may change.
 *
 * @param isPrivateAllowed the operator allows private networks, http and any port
 */
export function webhookUrl(text: string, isPrivateAllowed: boolean): string | undefined {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  if (url.href.length > WEBHOOK_LIMITS.urlMax) return undefined;
  if (isPrivateAllowed) return ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
  const host = url.hostname.replaceAll(/[[\]]/gu, '');
  const isAllowed =
    url.protocol === 'https:' && PORTS.has(url.port) && (isIP(host) === 0 || isPublicAddress(host));
  return isAllowed ? url.href : undefined;
}

/**
 * Asks the DNS, and nothing else: no file of this machine, and no thread that others wait for while a slow server of names
 * does not answer.
 */
export const askDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/**
 * Looks a name up for a connection and refuses one that leads anywhere but to public addresses. The connection goes to the
 * very addresses that were judged: a name that leads elsewhere a moment later changes nothing.
 */
export function lookUpPublic(resolve: Resolve): LookupFunction {
  const judge = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname);
    if (addresses.length === 0)
      throw Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' });
    if (!addresses.every(isPublicAddress)) throw new PrivateAddressError(`${hostname} is not public`);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  });
  return (hostname, _options, done) => judge(hostname, done);
}
