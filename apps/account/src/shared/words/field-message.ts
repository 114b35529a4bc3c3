import { FieldRule, type FieldViolation } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { fieldMessages } from './field-messages.ts';

/**
 * Puts a violated rule into words. The same rule names come from the form's own checks and from the server.
 *
 * @param intl words of the page's language
 * @param violation the violated rule of one field
 */
export function fieldMessage(intl: IntlShape, violation: FieldViolation): string {
  const { field, rule, limit, words = [] } = violation;
  switch (rule) {
    case FieldRule.REQUIRED:
      return intl.formatMessage(fieldMessages.required);
    case FieldRule.MIN_LENGTH:
      return intl.formatMessage(fieldMessages.tooShort, { limit });
    case FieldRule.MAX_LENGTH:
      return intl.formatMessage(fieldMessages.tooLong, { limit });
    case FieldRule.TOO_COMMON:
      return intl.formatMessage(fieldMessages.tooCommon);
    case FieldRule.RESERVED_WORDS:
      return intl.formatMessage(fieldMessages.reservedWords, { words: intl.formatList(words) });
    default:
      return intl.formatMessage(field === 'account' ? fieldMessages.accountFormat : fieldMessages.invalid);
  }
}
