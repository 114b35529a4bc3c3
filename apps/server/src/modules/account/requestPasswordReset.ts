import type { Handler } from '../../api/handler.ts';
import { readClient } from './client.ts';

/** POST /user/password/reset-request: sends a link by which a forgotten password can be replaced. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async ({
  body,
  language,
  services,
  request,
}) => {
  const address = services.accountCentre.readSignInName('email', body.email);
  await services.passwordResets.request(address, language, readClient(request));
  return null;
};
