import type { Handler } from '../../api/handler.ts';
import { readClient } from './client.ts';

/** POST /user/email/proof: proves an e-mail address by the link of a mail. */
export const confirmEmail: Handler<'confirmEmail'> = async ({ body, services, request }) => ({
  email: await services.addresses.prove(body.token, readClient(request)),
});
