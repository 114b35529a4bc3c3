import {
  ACCOUNT_PATHS,
  escapeHtml,
  isFileKey,
  PaymentMessageName,
  UserCentreSection,
  type PaymentMessage,
} from '@boardwalk/domain';
import type { FastifyInstance } from 'fastify';
import type { Infra } from '../infra/Infra.ts';
import { pageLanguage } from '../pages/pageLanguage.ts';
import { sendCheckoutPage, themeOf } from './page.ts';
import { checkoutWords } from './words.ts';

/** Where the buyer sees what became of orders. */
const ORDERS = `${ACCOUNT_PATHS.centre}?tab=${UserCentreSection.ORDER}&product=board`;

/**
 * `/checkout/return`: where a checkout on another site sends the buyer back to. It notifies the window behind it that there may
 * be events. Without such a window it leads on to the page of the order, which asks the server what became of it. A visit to this
 * page proves nothing.
 */
export async function returnPage(
  app: FastifyInstance,
  { settings, site }: Pick<Infra, 'settings' | 'site'>,
): Promise<void> {
  app.get('/checkout/return', (request, reply) => {
    const query = request.query as { outcome?: unknown; order_id?: unknown; lang?: unknown };
    const isPaid = query.outcome === 'success';
    // Orders and files have keys of one form.
    const orderId = isFileKey(query.order_id) ? query.order_id : null;
    const { language } = pageLanguage({
      query: typeof query.lang === 'string' ? query.lang : null,
      cookies: request.headers.cookie,
      deployment: settings.deployment,
    });
    const words = checkoutWords(language, site.current().name);
    const title = isPaid ? words.thanksTitle : words.notPaidTitle;
    const text = isPaid ? words.thanksText : words.notPaidText;
    const order =
      orderId === null
        ? ORDERS
        : `${ACCOUNT_PATHS.checkout}?order=${orderId}&outcome=${isPaid ? 'success' : 'cancel'}`;
    const paid: PaymentMessage = { type: PaymentMessageName.PAY_SUCCESS, data: { order_id: orderId } };
    return sendCheckoutPage(reply, 200, {
      language,
      theme: themeOf(query),
      title,
      body: `<main><div class="sheet"><h1>${escapeHtml(title)}</h1><p class="text">${escapeHtml(text)}</p>
<a class="button first" href="${escapeHtml(order)}" target="_top" data-close data-onward>${escapeHtml(words.back)}</a></div></main>`,
      message: isPaid ? paid : undefined,
      onClose: { type: PaymentMessageName.CLOSE, data: { needRefresh: isPaid } },
    });
  });
}
