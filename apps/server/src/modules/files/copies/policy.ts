import type { IncomingHttpHeaders } from 'node:http';
import { isFromElsewhere } from '../../../infra/http/sameOrigin.ts';

/** Whether a request was made by one of our pages because somebody wanted it: no prefetch, no other origin. */
export function isMadeOnPurpose(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  const isPrefetch = purposes.some((purpose) => /prefetch|prerender|preview/iu.test(String(purpose ?? '')));
  return !isPrefetch && !isFromElsewhere(headers, publicOrigin);
}
