import type { Handler } from '../../api/handler.ts';

/** GET /web/account/is-first-login: whether the first questions were neither answered nor skipped yet. Spec §7. */
export const isFirstLogin: Handler<'isFirstLogin'> = async ({ caller, services }) => {
  const { onboarded_at: onboardedAt } = await services.account.getUser(caller.userId);
  return onboardedAt === null;
};
