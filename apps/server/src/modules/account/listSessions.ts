import type { Handler } from '../../api/handler.ts';

/** GET /user/sessions: where the caller is signed in. Spec §2 (account centre). */
export const listSessions: Handler<'listSessions'> = async ({ caller, services }) => ({
  list: await services.sessions.list(caller),
});
