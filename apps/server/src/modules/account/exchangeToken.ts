import type { Handler } from '../../api/handler.ts';
import { readSessionCookie } from './sessionCookie.ts';

/** POST /user/token: exchanges a refresh token for an access token. Spec §4, §7 (token exchange). */
export const exchangeToken: Handler<'exchangeToken'> = async ({ body, services, infra, request }) => {
  const { accessToken, valid, refreshToken } = await services.account.exchangeToken(
    readSessionCookie(request, infra.settings),
    body.refresh_token,
  );
  return { access_token: accessToken, valid, refresh_token: refreshToken };
};
