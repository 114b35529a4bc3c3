import type { Handler } from '../../api/handler.ts';

/** PUT /user/mail-preferences: which e-mails the caller wants from now on. */
export const updateMailPreferences: Handler<'updateMailPreferences'> = async ({ caller, body, services }) =>
  services.mail.changePreferences(caller.userId, body);
