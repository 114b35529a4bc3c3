import type { Handler } from '../../api/handler.ts';

/** POST /web/identity_tag/write: the caller's answers, once; each question earns its points. Spec §3, §5, §7, §8 (2406). */
export const writeIdentityTag: Handler<'writeIdentityTag'> = async ({ body, caller, services }) =>
  services.onboarding.answer(caller.userId, body);
