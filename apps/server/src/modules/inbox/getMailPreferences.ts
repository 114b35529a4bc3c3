import type { Handler } from '../../api/handler.ts';

/** GET /user/mail-preferences: which e-mails the caller wants. */
export const getMailPreferences: Handler<'getMailPreferences'> = async ({ caller, services }) =>
  services.mail.preferencesOf(caller.userId);
