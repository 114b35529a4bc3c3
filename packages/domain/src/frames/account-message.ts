import { isFileKey } from '../file-key/file-key.ts';
import { AccountMessageName } from './account-message-name.ts';
import { readFrameMessage, type ExpectedSender, type FrameEvent } from './frame-event.ts';

/** Messages of the account frame (spec §2). What was updated comes along, so that the page shows it without asking. */
export type AccountMessage =
  | { readonly type: typeof AccountMessageName.UPDATE_AVATAR; readonly data: { readonly avatar_url: string } }
  | { readonly type: typeof AccountMessageName.UPDATE_EMAIL; readonly data: { readonly email: string } }
  | { readonly type: typeof AccountMessageName.UPDATE_MOBILE; readonly data: { readonly mobile: string } }
  | { readonly type: typeof AccountMessageName.UPDATE_NAME; readonly data: { readonly nick_name: string } }
  /** The frame asks to be closed. */
  | { readonly type: typeof AccountMessageName.CLOSE_MODAL }
  /** The user wants to publish, a certain file or one still to be picked. */
  | {
      readonly type: typeof AccountMessageName.CMT_PUBLISH;
      readonly data: { readonly file_key: string | null };
    }
  /** The frame is ready to be shown. */
  | { readonly type: typeof AccountMessageName.INIT_MODAL };

/**
 * Reads a message of the account frame. Origin, window and form are checked. Spec §2.
 *
 * @param event the message event
 * @param expected who may speak
 * @returns the message, or null when it is to be ignored
 */
export function readAccountMessage(event: FrameEvent, expected: ExpectedSender): AccountMessage | null {
  const message = readFrameMessage(event, expected);
  if (!message) return null;
  const { avatar_url, email, mobile, nick_name, file_key } = message.data;
  switch (message.type) {
    case AccountMessageName.UPDATE_AVATAR:
      return typeof avatar_url === 'string' ? { type: message.type, data: { avatar_url } } : null;
    case AccountMessageName.UPDATE_EMAIL:
      return typeof email === 'string' ? { type: message.type, data: { email } } : null;
    case AccountMessageName.UPDATE_MOBILE:
      return typeof mobile === 'string' ? { type: message.type, data: { mobile } } : null;
    case AccountMessageName.UPDATE_NAME:
      return typeof nick_name === 'string' ? { type: message.type, data: { nick_name } } : null;
    case AccountMessageName.CMT_PUBLISH:
      if (file_key === undefined || file_key === null)
        return { type: message.type, data: { file_key: null } };
      return isFileKey(file_key) ? { type: message.type, data: { file_key } } : null;
    case AccountMessageName.CLOSE_MODAL:
    case AccountMessageName.INIT_MODAL:
      return { type: message.type };
    default:
      return null;
  }
}
