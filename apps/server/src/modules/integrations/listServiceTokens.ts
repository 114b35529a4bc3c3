import type { Handler } from '../../api/handler.ts';
import { presentEvent, presentToken } from './presenter.ts';

/** GET /user/service-tokens: the caller's tokens that work, and part of what happened to all of them. */
export const listServiceTokens: Handler<'listServiceTokens'> = async ({ caller, query, services }) => {
  const { tokens, events } = await services.serviceTokens.list(caller.userId, query);
  const { list, ...rest } = events;
  return { list: tokens.map(presentToken), events: list.map(presentEvent), ...rest };
};
