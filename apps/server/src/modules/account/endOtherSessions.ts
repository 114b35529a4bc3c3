import type { Handler } from '../../api/handler.ts';

/** DELETE /user/sessions: ends all sessions of the caller but the one that asks. Spec §2 (account centre). */
export const endOtherSessions: Handler<'endOtherSessions'> = async ({ caller, services }) => {
  await services.sessions.endOthers(caller);
  return null;
};
