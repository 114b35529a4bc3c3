import { checkLine, FieldRule, FILE_NAME_LIMITS, type TextLimits } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { fileMessages } from './messages.ts';

/**
 * What to say about the name of a board, folder, project or team; undefined when it is fine. The server judges it alike.
 *
 * @param required what to say when it was left empty
 */
export function nameProblemText(
  intl: IntlShape,
  name: string,
  { limits = FILE_NAME_LIMITS, required }: { limits?: TextLimits; required?: string } = {},
): string | undefined {
  const [violation] = checkLine('name', name, limits);
  switch (violation?.rule) {
    case undefined:
      return undefined;
    case FieldRule.REQUIRED:
      return required ?? intl.formatMessage(fileMessages.nameRequired);
    case FieldRule.INVALID_CHARACTERS:
      return intl.formatMessage(fileMessages.nameUnseen);
    default:
      return intl.formatMessage(fileMessages.nameTooLong, { limit: limits.max });
  }
}
