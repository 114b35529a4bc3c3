import type { Handler } from '../../api/handler.ts';
import { presentUser } from './presenter.ts';

/** POST /user/frame-token/exchange: the frame's access token for its code. Spec §2 (decisions: "Sessions and tokens"). */
export const exchangeFrameToken: Handler<'exchangeFrameToken'> = async ({ body, services }) => {
  const { userId, accessToken, valid } = await services.sessions.exchangeFrameCode(body.code);
  return { user: presentUser(await services.account.getUser(userId)), access_token: accessToken, valid };
};
