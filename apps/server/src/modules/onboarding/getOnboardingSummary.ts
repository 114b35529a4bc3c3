import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/onboarding/summary: how often each option was chosen. Admins only. */
export const getOnboardingSummary: Handler<'getOnboardingSummary'> = async ({ services }) =>
  services.onboarding.summary();
