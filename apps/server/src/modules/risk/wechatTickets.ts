import { z } from 'zod';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Clock } from '../../infra/ids/clock.ts';

/** How an official account asks WeChat for tickets. */
export interface WechatAccount {
  appId: string;
  secret: string;
  /** Origin of WeChat's interface. */
  apiUrl: string;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const ticketAnswer = z.object({ errcode: z.literal(0), ticket: z.string().min(1), expires_in: z.number() });
const refusal = z.object({ errcode: z.number() });

const TIMEOUT_MS = 5000;
/** A ticket is given up this long before it ends, so that a page signed with it can still use it. */
const SPARE_SECONDS = 300;
/** After a failure WeChat is left alone for this long: it counts calls, and every visitor would make one. */
const REST_MS = 10_000;
/** WeChat's numbers for an access token it does not take (any more). */
const STALE_TOKEN = new Set([40_001, 40_014, 42_001]);

/**
 * The `jsapi_ticket` of an official account. One is kept as long as it holds: WeChat gives few a day. Many who ask at once wait
 * for the same one. The access token for it comes from the interface that gives all processes the same token.
 */
export function wechatTickets({
  appId,
  secret,
  apiUrl,
  clock,
  fetch,
}: WechatAccount & { clock: Clock; fetch: typeof globalThis.fetch }) {
  let kept: { ticket: string; until: number } | undefined;
  let asking: Promise<string> | undefined;
  let restUntil = 0;

  async function ask(path: string, init?: RequestInit): Promise<unknown> {
    const answer = await fetch(`${apiUrl}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`WeChat answered ${answer.status}`);
    return answer.json();
  }

  async function askForToken(isForced: boolean): Promise<string> {
    const answer = await ask('/cgi-bin/stable_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credential',
        appid: appId,
        secret,
        ...(isForced ? { force_refresh: true } : {}),
      }),
    });
    return understood(tokenAnswer, answer).access_token;
  }

  async function askForTicket(token: string): Promise<unknown> {
    return ask(`/cgi-bin/ticket/getticket?access_token=${encodeURIComponent(token)}&type=jsapi`);
  }

  async function renew(): Promise<string> {
    let answer = await askForTicket(await askForToken(false));
    if (STALE_TOKEN.has(refusal.safeParse(answer).data?.errcode ?? 0))
      answer = await askForTicket(await askForToken(true));
    const { ticket, expires_in: seconds } = understood(ticketAnswer, answer);
    kept = { ticket, until: clock.now().getTime() + (seconds - SPARE_SECONDS) * 1000 };
    return ticket;
  }

  return {
    /** A ticket that holds. Errors: unavailable when WeChat cannot be reached or refuses. */
    async get(): Promise<string> {
      const now = clock.now().getTime();
      if (kept !== undefined && kept.until > now) return kept.ticket;
      if (restUntil > now) throw new ApiError('unavailable', { internal: 'WeChat failed a moment ago' });
      asking ??= renew().finally(() => {
        asking = undefined;
      });
      try {
        return await asking;
      } catch (error) {
        restUntil = now + REST_MS;
        throw new ApiError('unavailable', {
          // Neither address nor body: they hold the secret and the token.
          internal: `no ticket from WeChat: ${error instanceof Error ? error.message : 'unknown fault'}`,
        });
      }
    },
  };
}

/** An answer of the wanted shape; what else it says is kept to its number, for the text may repeat what was sent. */
function understood<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new Error(
    `WeChat refused with ${refusal.safeParse(answer).data?.errcode ?? 'an answer of another shape'}`,
  );
}
