import { defaultLanguage, parseLanguage, PaymentMessageName, type Language } from '@boardwalk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Infra } from '../../infra/Infra.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import { sendCheckoutPage, themeOf } from '../page.ts';
import { checkoutWords } from '../words.ts';
import { SANDBOX_PATH, type SandboxCheckout, type SessionRow } from './sandboxCheckout.ts';
import { endedBody, openBody, paidBody, unknownBody } from './sandboxBodies.ts';

/** Largest form: a single short field. */
const FORM_BYTES = 1024;
const MINUTE_MS = 60_000;

/**
 * The pages of the test checkout. They are no part of the site: they know nobody's session, and what they know of an order
 * is what the merchant has sent to the checkout.
 */
export async function sandboxPages(
  app: FastifyInstance,
  { checkout, infra: { settings, site, limits } }: { checkout: SandboxCheckout; infra: Infra },
): Promise<void> {
  const window = { max: settings.limits.requestsPerMinute, windowMs: MINUTE_MS };
  app.addHook('onRequest', async (request, reply) => {
    const { allowed, resetMs } = await limits.take(`sandbox:${networkOf(request.ip)}`, window);
    if (allowed) return undefined;
    return reply
      .code(429)
      .header('retry-after', Math.ceil(resetMs / 1000))
      .type('text/plain')
      .send('Too many requests. Try again later.\n');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    async (_request: FastifyRequest, text: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(text.toString())),
  );

  app.get(`${SANDBOX_PATH}/:sessionId`, async (request, reply) => {
    const session = await sessionOf(request);
    if (session === undefined) return sendUnknown(request, reply);
    return sendSession(request, reply, session, { isDeclined: false });
  });

  app.post(`${SANDBOX_PATH}/:sessionId`, async (request, reply) => {
    const session = await sessionOf(request);
    if (session === undefined) return sendUnknown(request, reply);
    const { action } = (request.body ?? {}) as { action?: unknown };
    if (action === 'decline' && session.state === 'open') {
      await checkout.decline(session);
      return sendSession(request, reply, session, { isDeclined: true });
    }
    if (action === 'pay') await checkout.pay(session);
    // Shown by a page of its own, so that loading it again pays nothing again.
    return reply.redirect(request.url, 303);
  });

  async function sessionOf({ params }: FastifyRequest): Promise<SessionRow | undefined> {
    const { sessionId } = params as { sessionId: string };
    return checkout.find(sessionId);
  }

  function sendSession(
    request: FastifyRequest,
    reply: FastifyReply,
    session: SessionRow,
    { isDeclined }: { isDeclined: boolean },
  ): FastifyReply {
    const language: Language = parseLanguage(session.language) ?? defaultLanguage(settings.deployment);
    const words = checkoutWords(language, site.current().name);
    const page = { language, theme: themeOf(request.query) };
    if (session.state === 'open') {
      return sendCheckoutPage(reply, 200, {
        ...page,
        title: `${words.title} · ${words.test}`,
        body: openBody(session, { words, language, timeZone: settings.timeZone, isDeclined }),
        onClose: closeMessage(false),
      });
    }
    const isPaid = session.state === 'paid';
    return sendCheckoutPage(reply, 200, {
      ...page,
      title: `${isPaid ? words.paidTitle : words.endedTitle} · ${words.test}`,
      body: isPaid ? paidBody(session, words, language) : endedBody(words),
      message: isPaid
        ? { type: PaymentMessageName.PAY_SUCCESS, data: { order_id: session.reference } }
        : undefined,
      onClose: closeMessage(isPaid),
    });
  }

  function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const language = defaultLanguage(settings.deployment);
    const words = checkoutWords(language, site.current().name);
    return sendCheckoutPage(reply, 404, {
      language,
      theme: themeOf(request.query),
      title: words.unknownTitle,
      body: unknownBody(words),
      onClose: closeMessage(false),
    });
  }
}

function closeMessage(needRefresh: boolean) {
  return { type: PaymentMessageName.CLOSE, data: { needRefresh } } as const;
}
