import { FieldRule, type FieldViolation } from '@boardwalk/domain';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { editMessages } from './edit-messages.ts';

const TEXTS: Partial<Record<FieldRule, MessageDescriptor>> = {
  [FieldRule.REQUIRED]: editMessages.required,
  [FieldRule.MAX_LENGTH]: editMessages.tooLong,
  [FieldRule.INVALID_CHARACTERS]: editMessages.invalidCharacters,
};

/** Says what is wrong with a field and what to do about it; words that are not allowed are named. */
export function useFieldText(): (violation: FieldViolation) => string {
  const intl = useIntl();
  return ({ rule, limit, words = [] }) => {
    if (rule === FieldRule.RESERVED_WORDS && words.length > 0) {
      return intl.formatMessage(editMessages.reservedWords, {
        words: intl.formatList(words, { type: 'conjunction' }),
      });
    }
    return intl.formatMessage(TEXTS[rule] ?? editMessages.invalid, { max: limit ?? 0 });
  };
}
