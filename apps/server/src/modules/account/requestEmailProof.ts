import type { Handler } from '../../api/handler.ts';
import { readClient } from './client.ts';

/** POST /user/email/proof-request: sends the caller a link that proves their e-mail address. */
export const requestEmailProof: Handler<'requestEmailProof'> = async ({ caller, services, request }) => {
  await services.addresses.requestProof(caller.userId, readClient(request));
  return null;
};
