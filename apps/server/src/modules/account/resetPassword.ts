import type { Handler } from '../../api/handler.ts';
import { readClient } from './client.ts';

/** POST /user/password/reset: replaces a forgotten password and ends all sessions of the account. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, services, request }) => {
  await services.passwordResets.reset(body.token, body.new_password, readClient(request));
  return null;
};
