import type { Handler } from '../../api/handler.ts';

/** POST /user/frame-token: a one-time code for the account frame. Spec §2 (decisions: "Sessions and tokens"). */
export const createFrameToken: Handler<'createFrameToken'> = async ({ caller, services }) =>
  services.sessions.createFrameCode(caller);
