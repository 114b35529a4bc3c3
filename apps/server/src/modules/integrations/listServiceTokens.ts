import type { Handler } from '../../infra/http/handler.ts';
import { presentEvent, presentToken } from './presenter.ts';

/** GET /user/service-tokens: the caller's tokens that work, and what happened to all of them. */
export const listServiceTokens: Handler<'listServiceTokens'> = async ({ caller, services }) => {
  const { tokens, events } = await services.serviceTokens.list(caller.userId);
  return { list: tokens.map(presentToken), events: events.map(presentEvent) };
};
