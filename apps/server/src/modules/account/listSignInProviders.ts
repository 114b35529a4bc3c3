import type { Handler } from '../../api/handler.ts';

/** GET /user/sign-in/providers: the providers to sign in with. Spec §4. */
export const listSignInProviders: Handler<'listSignInProviders'> = async ({ services }) => ({
  list: services.identitySignIn.list(),
});
