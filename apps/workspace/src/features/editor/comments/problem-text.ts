import { isFailure } from '@boardwalk/app-shell/failures';
import { COMMENT_LIMITS } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { messages } from './messages.ts';

/** What is wrong with the length of a comment; undefined when nothing is. */
export function tooLongText(intl: IntlShape, text: string): string | undefined {
  const count = [...text.trim()].length;
  const max = COMMENT_LIMITS.textMax;
  return count > max ? intl.formatMessage(messages.tooLong, { max, count }) : undefined;
}

/** Why a comment was refused. */
export function refusalText(intl: IntlShape, error: unknown): string {
  const name = isFailure(error) ? error.error : undefined;
  if (name === 'thread_full') return intl.formatMessage(messages.threadFull);
  if (name === 'comment_limit_reached') return intl.formatMessage(messages.boardFull);
  return failureText(intl, error);
}
