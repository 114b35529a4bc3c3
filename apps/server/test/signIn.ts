import type { TestServer, TestUser } from './harness.ts';
import { TEST_PASSWORD } from './harness.ts';

/** Somebody in a browser of their own: with a session, unlike those `createUser` makes. */
export interface SignedIn extends TestUser {
  cookies: Record<string, string>;
  refreshToken: string;
}

/** Signs a person in and exchanges the first token, as a page does. */
export async function signIn(
  server: TestServer,
  { userId, account }: { userId: string; account: string },
  options: { password?: string; userAgent?: string } = {},
): Promise<SignedIn> {
  const { password = TEST_PASSWORD, userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Firefox/128.0' } =
    options;
  const answer = await server.api('signIn', {
    body: { account, password },
    headers: { 'user-agent': userAgent },
  });
  const cookies = Object.fromEntries(answer.response.cookies.map(({ name, value }) => [name, value]));
  const grant = await server.api('exchangeToken', {
    cookies,
    body: { refresh_token: answer.data.refresh_token },
  });
  return { userId, account, cookies, refreshToken: grant.data.refresh_token, token: grant.data.access_token };
}
