import { isRecord, readFrameMessage, type ExpectedSender, type FrameEvent } from './frame-event.ts';
import { LoginMessageName } from './login-message-name.ts';

/** The user as the login frame hands it over: at least an id and a nickname, the rest as the contract says. */
export type FrameUser = Readonly<Record<string, unknown>> & {
  readonly user_id: string;
  readonly nick_name: string;
};

/** Messages of the login frame (spec §2). */
export type LoginMessage =
  | {
      readonly type: typeof LoginMessageName.LOGIN_SUCCESS;
      readonly data: { readonly user: FrameUser; readonly refresh_token: string };
    }
  | { readonly type: typeof LoginMessageName.THIRD_LOGIN; readonly data: { readonly url: string } }
  | { readonly type: typeof LoginMessageName.CLOSE };

/** Who may speak, and where a third-party login may lead: origins, such as `https://login.example.com`. */
export interface LoginExpectation extends ExpectedSender {
  readonly thirdLoginOrigins: readonly string[];
}

function isUser(value: unknown): value is FrameUser {
  return isRecord(value) && typeof value['user_id'] === 'string' && typeof value['nick_name'] === 'string';
}

function allowedUrl(value: unknown, expected: LoginExpectation): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, expected.origin)) return null;
  const url = new URL(value, expected.origin);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isAllowed = url.origin === expected.origin || expected.thirdLoginOrigins.includes(url.origin);
  return isWeb && isAllowed ? url.href : null;
}

/**
 * Reads a message of the login frame. Origin, window and form are checked; a third-party login is followed only to the page's
 * own origin and the allowed ones. Spec §2.
 *
 * @param event the message event
 * @param expected who may speak, and the allowed origins
 * @returns the message, or null when it is to be ignored
 */
export function readLoginMessage(event: FrameEvent, expected: LoginExpectation): LoginMessage | null {
  const message = readFrameMessage(event, expected);
  if (message?.type === LoginMessageName.CLOSE) return { type: LoginMessageName.CLOSE };
  if (message?.type === LoginMessageName.THIRD_LOGIN) {
    const url = allowedUrl(message.data['url'], expected);
    return url === null ? null : { type: LoginMessageName.THIRD_LOGIN, data: { url } };
  }
  if (message?.type === LoginMessageName.LOGIN_SUCCESS) {
    const { user, refresh_token } = message.data;
    if (!isUser(user) || typeof refresh_token !== 'string' || refresh_token === '') return null;
    return { type: LoginMessageName.LOGIN_SUCCESS, data: { user, refresh_token } };
  }
  return null;
}
