import type { Handler } from '../../api/handler.ts';
import { rawBodyOf } from '../../infra/http/rawBody.ts';

/** POST /pay/{provider}/callback: an event of the payment provider, authentic by its signature alone. */
export const handlePaymentCallback: Handler<'handlePaymentCallback'> = async ({
  params,
  services,
  request,
}) => {
  await services.commerce.payments.takeEvent(params.provider, rawBodyOf(request), request.headers);
  return null;
};
