import type { Handler } from '../../api/handler.ts';
import { clearSessionCookie } from './sessionCookie.ts';

/** POST /user/deletion: deletes the caller's account permanently. Spec §2 (account centre). */
export const deleteAccount: Handler<'deleteAccount'> = async ({ body, caller, services, infra, reply }) => {
  const { password, keep_works: keepWorks } = body;
  await services.erasure.deleteAccount(caller.userId, { password, keepWorks });
  clearSessionCookie(reply, infra.settings);
  return null;
};
