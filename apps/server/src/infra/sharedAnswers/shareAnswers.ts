import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag, tagOf } from '../http/entityTags.ts';
import type { Clock } from '../ids/clock.ts';
import type { EarlyAnswers } from './earlyAnswers.ts';
import { prepareAnswer, type PreparedAnswer, type Reader } from './preparedAnswer.ts';
import type { SharedAnswers, Shown } from './sharedAnswers.ts';

/** An answer as it is known before it is asked for. */
export interface Sharable {
  operation: string;
  /** All that it depends on. */
  key: string;
  shows: readonly Shown[];
  /** A cookie that everybody gets with it. An answer with another one is its receiver's own. */
  cookie?: string | undefined;
}

/** The one request that finds out an answer which others may wait for. */
interface Leader extends Sharable {
  settle: (answer?: PreparedAnswer) => void;
  former: PreparedAnswer | undefined;
  source?: string | undefined;
  onUse?: (reader: Reader) => void;
}

/** How routes give their answers to be shared. */
export type ShareAnswers = ReturnType<typeof shareAnswers>;

/** Lets routes share answers: who asks for one that is kept, or just being found out, gets it without asking again. */
export function shareAnswers(shared: SharedAnswers, early: EarlyAnswers, clock: Clock) {
  const leaders = new WeakMap<FastifyRequest, Leader>();

  return {
    /**
     * Sends the kept answer, and gives true; otherwise the route has to find it out, and what it sends is kept if it may be.
     */
    async sendKept(request: FastifyRequest, reply: FastifyReply, sharable: Sharable): Promise<boolean> {
      const entry = shared.enter(sharable.key, sharable.shows);
      if (entry === undefined) return false;
      if ('settle' in entry) {
        leaders.set(request, { ...sharable, ...entry });
        return false;
      }
      const answer = 'kept' in entry ? entry.kept : await entry.awaited;
      if (answer === undefined) return false;
      await send(request, reply, { key: sharable.key, answer });
      answer.onUse?.({ address: request.ip, userAgent: request.headers['user-agent'] ?? '' });
      return true;
    },

    /** Has a function called for everybody who gets this answer after the first one. */
    onUse(request: FastifyRequest, used: (reader: Reader) => void): void {
      const leader = leaders.get(request);
      if (leader !== undefined) leader.onUse = used;
    },

    /** Whether what is found out for this request will be kept for others. */
    isForOthers: (request: FastifyRequest): boolean => leaders.has(request),

    /**
     * Says what the answer will be made of, before it is made; undefined when that is not all.
     *
     * @param source all that the answer hangs on besides its key
     * @returns whether the answer before this one was made of the same: it can be sent (sendFormer), and none needs to be made
     */
    isAsBefore(request: FastifyRequest, source: string | undefined): boolean {
      const leader = leaders.get(request);
      if (leader === undefined) return false;
      leader.source = source;
      return source !== undefined && leader.former?.source === source;
    },

    /** Sends the answer before this one, which is still true, and keeps it as a new one. */
    async sendFormer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const leader = leaders.get(request);
      if (leader?.former === undefined) throw new TypeError('there is no answer before this one');
      const answer = leader.former.renewed(clock.now().getTime());
      leader.settle(answer);
      await send(request, reply, { key: leader.key, answer });
    },

    /**
     * onSend hook: gives publicly cached texts an ETag, keeps them to be shared, and answers 304 to who has them already. The text
     * goes on as bytes: to make them took longer than to pack them, and the tag, what is kept and what is sent need the same ones.
     */
    async keep(this: void, request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
      const leader = leaders.get(request);
      const seconds = publicSeconds(reply);
      const body = reply.statusCode === 200 && seconds !== undefined ? bytesOf(payload, reply) : undefined;
      if (body === undefined || seconds === undefined) {
        leader?.settle();
        return payload;
      }
      const etag = tagOf(body);
      reply.header('etag', etag);
      if (leader !== undefined && seconds > 0 && reply.getHeader('set-cookie') === leader.cookie) {
        const { operation, onUse, source, former } = leader;
        const headers = reply.getHeaders();
        const madeAt = clock.now().getTime();
        const parts = { operation, headers, etag, body, madeAt, seconds, onUse, source };
        leader.settle(prepareAnswer(parts, former));
        linkTo(request, leader.key);
      } else leader?.settle();
      if (!matchesTag(request.headers['if-none-match'], etag)) return body;
      reply.code(304).removeHeader('content-length');
      return '';
    },

    /** onResponse hook: who waits for an answer that never came asks for it themselves. */
    async giveUp(this: void, request: FastifyRequest): Promise<void> {
      leaders.get(request)?.settle();
    },
  };

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, answer }: { key: string; answer: PreparedAnswer },
  ): Promise<void> {
    linkTo(request, key);
    reply.hijack();
    const options = { requestId: request.id, now: clock.now().getTime(), isEarly: false };
    reply.raw.statusCode = await answer.send(request.headers, reply.raw, options);
  }

  function linkTo(request: FastifyRequest, key: string): void {
    const earlyKey = early.keyOf(request.raw);
    if (earlyKey !== undefined) shared.link(earlyKey, key);
  }
}

/** A text as bytes: pages, and data that was written already, come as such. Other bytes have a tag of their own. */
function bytesOf(payload: unknown, reply: FastifyReply): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload);
  const isText = /^(?:text\/html|application\/json)/u.test(String(reply.getHeader('content-type')));
  return isText && Buffer.isBuffer(payload) && !reply.hasHeader('etag') ? payload : undefined;
}

/** How long anybody may keep an answer, in seconds; undefined when not everybody may. */
function publicSeconds(reply: FastifyReply): number | undefined {
  const cacheControl = reply.getHeader('cache-control');
  if (typeof cacheControl !== 'string' || !cacheControl.startsWith('public')) return undefined;
  return Number(/s-maxage=(\d+)/u.exec(cacheControl)?.[1] ?? /max-age=(\d+)/u.exec(cacheControl)?.[1] ?? 0);
}
