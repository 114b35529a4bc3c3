import type { Handler } from '../../api/handler.ts';

/** PUT /user/password: changes the caller's password and ends all other sessions. Spec §2 (account centre). */
export const changePassword: Handler<'changePassword'> = async ({ body, caller, services }) => {
  const { password, new_password: newPassword } = body;
  await services.accountCentre.changePassword(caller, { password, newPassword });
  return null;
};
