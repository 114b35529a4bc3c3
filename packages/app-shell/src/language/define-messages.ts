import type { MessageDescriptor } from 'react-intl';

/**
 * Declares the messages of a room: each with `id`, `defaultMessage` (English) and a `description` for translators. Found
 * by this name when texts are extracted. react-intl's own function of the name types messages as taking no values
 * unless they are all listed a second time; this one leaves the values open.
 */
export function defineMessages<Name extends string | number>(
  messages: Readonly<Record<Name, MessageDescriptor>>,
): Readonly<Record<Name, MessageDescriptor>> {
  return messages;
}
