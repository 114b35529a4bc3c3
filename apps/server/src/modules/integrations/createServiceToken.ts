import type { Handler } from '../../api/handler.ts';
import { presentToken } from './presenter.ts';

/** POST /user/service-tokens: a token by which an application acts for the caller; shown this once. */
export const createServiceToken: Handler<'createServiceToken'> = async ({ caller, body, services }) => {
  const { token, row } = await services.serviceTokens.create(caller.userId, body);
  return { token, ...presentToken(row) };
};
