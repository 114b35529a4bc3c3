import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '../http/clientAddress.ts';
import type { Infra } from '../Infra.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SharedAnswers } from './sharedAnswers.ts';

/**
 * What of a request its answer depends on besides its address, if nobody is signed in; undefined when somebody is, or may be.
 */
export type VariantOf = (request: IncomingMessage) => string | undefined;

/** Answers requests from what is kept before anything else is done for them. */
export interface EarlyAnswers {
  /** Says how requests for addresses below a prefix differ. */
  define(prefix: string, variantOf: VariantOf): void;
  /** Answers a request if its answer is kept; false when it has to go its way. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** What leads the next request of the same kind to the answer of this one; undefined when it must not. */
  keyOf(request: IncomingMessage): string | undefined;
}

/** Longer addresses are not looked for: nobody shares them. */
const MAX_ADDRESS = 2_000;
/** Requests with one of these are for the router, which knows what to say to them. */
const UNUSUAL = [
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'expect',
  'upgrade',
  'range',
] as const;

/** Answers requests from the shared answers. They count for the metrics, and for no limit: they cost next to nothing. */
export function earlyAnswers(
  shared: SharedAnswers,
  { infra, metrics }: { infra: Pick<Infra, 'clock' | 'settings' | 'log'>; metrics: Metrics },
): EarlyAnswers {
  const { trustedProxies } = infra.settings;
  const variants: [prefix: string, variantOf: VariantOf][] = [];
  const keys = new WeakMap<IncomingMessage, string>();

  function read(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.length > MAX_ADDRESS || headers.host === undefined) return undefined;
    if (UNUSUAL.some((name) => headers[name] !== undefined)) return undefined;
    const variant = variants.find(([prefix]) => url.startsWith(prefix))?.[1](request);
    return variant === undefined ? undefined : `${variant} ${url}`;
  }

  return {
    define: (prefix, variantOf) => void variants.push([prefix, variantOf]),
    keyOf: (request) => keys.get(request),
    answer(request, response) {
      const key = read(request);
      if (key === undefined) return false;
      const found = shared.early(key);
      if (found === undefined) {
        keys.set(request, key);
        return false;
      }
      const begun = performance.now();
      const { headers } = request;
      const now = infra.clock.now().getTime();
      const seen = (status: number) =>
        metrics.observeRequest(
          { method: 'GET', operation: found.operation, status },
          (performance.now() - begun) / 1000,
        );
      const sent = found.send(headers, response, { requestId: randomUUID(), now, isEarly: true });
      if (typeof sent === 'number') seen(sent);
      else
        sent.then(seen).catch((error: unknown) => {
          infra.log.error({ err: error }, 'a shared answer could not be sent');
          response.destroy();
        });
      found.onUse?.({
        address: clientAddress(request, trustedProxies),
        userAgent: headers['user-agent'] ?? '',
      });
      return true;
    },
  };
}
