/** Messages the login frame sends (spec §2). */
export const LoginMessageName = {
  LOGIN_SUCCESS: 'login-success',
  THIRD_LOGIN: 'third_login',
  CLOSE: 'close',
} as const;
export type LoginMessageName = (typeof LoginMessageName)[keyof typeof LoginMessageName];
