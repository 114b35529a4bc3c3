import { createSessionClient } from '@boardwalk/api-client';

/** Opens the session of the browser's cookie, in a page. */
export async function openSession(openLoginDialog: () => void) {
  const { client, tokens } = createSessionClient({
    baseUrl: '/api',
    onSignInRequired: openLoginDialog,
    acrossTabs: true,
  });
  const { user, refresh_token } = await client.account.getSession(); // rejects for an anonymous visitor
  await tokens.start(refresh_token, user.user_id); // obtains the access token, keeps it fresh
  return { client, user };
}
