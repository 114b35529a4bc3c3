import type { Handler } from '../../api/handler.ts';

/** GET /web/identity_tag/check: whether the caller has answered the onboarding questions or skipped them. Spec §7. */
export const checkIdentityTag: Handler<'checkIdentityTag'> = async ({ caller, services }) =>
  services.onboarding.hasAnswered(caller.userId);
