import type { Handler } from '../../api/handler.ts';

/** POST /user/first-admin: makes the first admin of a site, with the code that the server printed. */
export const createFirstAdmin: Handler<'createFirstAdmin'> = async ({
  body,
  language,
  request,
  services,
}) => {
  const { code, account, password, nick_name: nickName } = body;
  await services.firstAdmin.create({ code, account, password, nickName, language }, request.ip);
  return null;
};
