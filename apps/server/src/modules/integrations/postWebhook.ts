import { request as requestPlain, type Agent } from 'node:http';
import { request as requestSecure } from 'node:https';
import { FAILURE_TEXTS } from './deliveryFailure.ts';
import { askDns, lookUpPublic, PrivateAddressError, webhookUrl, type Resolve } from './webhookAddress.ts';

/** How long an attempt may take in all, in milliseconds. */
export const TIMEOUT_MS = 10_000;

/** A signed request. */
export interface SignedRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** How a request ended. */
export interface Posted {
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** Why it has not arrived, for developers; null when it has. */
  error: string | null;
}

/**
 * Sends an event to a webhook. It has arrived when the answer is 2xx and comes in time. Nothing of its body is read, so it may
 * be as long as it likes, and redirects are not followed.
 *
 * @param how.isPrivateAllowed the operator allows private networks, http and any port
 * @param how.agent connects; one that keeps nothing, unless given
 */
export async function postWebhook(
  { url, headers, body }: SignedRequest,
  how: { isPrivateAllowed: boolean; resolve?: Resolve; timeoutMs?: number; agent?: Agent },
): Promise<Posted> {
  // Connections that are kept belong to a name as it was looked up before.
  const { isPrivateAllowed, resolve = askDns, timeoutMs = TIMEOUT_MS, agent = false } = how;
  if (webhookUrl(url, isPrivateAllowed) === undefined)
    return { status: null, error: FAILURE_TEXTS.address_refused };
  const request = url.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((end) => {
    const fail = (error: string) => end({ status: null, error });
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent,
        signal: AbortSignal.timeout(timeoutMs),
        ...(isPrivateAllowed ? {} : { lookup: lookUpPublic(resolve), autoSelectFamily: true }),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        answer.destroy();
        end({ status, error: status >= 200 && status < 300 ? null : `${FAILURE_TEXTS.refused} ${status}` });
      },
    );
    sent.on('error', (error) => fail(wordsOf(error, timeoutMs)));
    sent.on('close', () => fail(FAILURE_TEXTS.no_answer));
    sent.end(body);
  });
}

/** What the owner reads: nothing of what the network of this server looks like. */
function wordsOf(error: NodeJS.ErrnoException, timeoutMs: number): string {
  if (error instanceof PrivateAddressError) return FAILURE_TEXTS.not_public;
  if (error.name === 'AbortError') return `${FAILURE_TEXTS.no_answer} within ${timeoutMs / 1000} s`;
  return error.code === undefined
    ? FAILURE_TEXTS.no_connection
    : `${FAILURE_TEXTS.no_connection} (${error.code})`;
}
