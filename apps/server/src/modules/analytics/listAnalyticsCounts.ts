import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/analytics: how often things were done, by day. Admins only. */
export const listAnalyticsCounts: Handler<'listAnalyticsCounts'> = ({ caller, query, services }) =>
  services.analytics.counts(caller.userId, query.days);
