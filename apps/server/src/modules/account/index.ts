import { defineArea } from '../../infra/http/handler.ts';
import { exchangeToken } from './exchangeToken.ts';
import { getSession } from './getSession.ts';
import { getUserInfo } from './getUserInfo.ts';
import { isFirstLogin } from './isFirstLogin.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { signUp } from './signUp.ts';

/** Accounts, sessions and tokens. */
export const account = defineArea({
  exchangeToken,
  getSession,
  getUserInfo,
  isFirstLogin,
  signIn,
  signOut,
  signUp,
});
