import type { Handler } from '../../api/handler.ts';

/** DELETE /user/sessions/{session_id}: ends a session of the caller. Spec §2 (account centre). */
export const endSession: Handler<'endSession'> = async ({ params, caller, services }) => {
  await services.sessions.end(caller.userId, params.session_id);
  return null;
};
