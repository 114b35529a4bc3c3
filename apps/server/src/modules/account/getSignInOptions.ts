import type { Handler } from '../../api/handler.ts';

/** GET /user/sign-in/options: who may make an account, and the providers to sign in with. Spec §4. */
export const getSignInOptions: Handler<'getSignInOptions'> = async ({ services }) => ({
  sign_up: await services.site.signUpPolicy(),
  providers: services.identitySignIn.list(),
});
