import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/analytics: how often things were done, by day. Admins only. */
export const listAnalyticsCounts: Handler<'listAnalyticsCounts'> = ({ query, services }) =>
  services.analytics.counts(query.days);
