import type { Handler } from '../../api/handler.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';

/** POST /web/analytics/events: counts what a visitor does who has agreed to it. Spec §7. */
export const recordAnalyticsEvents: Handler<'recordAnalyticsEvents'> = async ({
  body,
  request,
  services,
}) => {
  await services.analytics.record(networkOf(request.ip), body);
  return null;
};
