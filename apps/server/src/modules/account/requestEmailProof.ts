import type { Handler } from '../../infra/http/handler.ts';

/** POST /user/email/proof-request: sends the caller a link that proves their e-mail address. */
export const requestEmailProof: Handler<'requestEmailProof'> = async ({ caller, services }) => {
  await services.addresses.requestProof(caller.userId);
  return null;
};
