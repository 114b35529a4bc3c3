import { FILE_NAME_LIMITS } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { fileNameProblem } from './check-file-name.ts';
import { fileMessages } from './messages.ts';

/** What to say about a name; undefined when it is fine. */
export function nameProblemText(intl: IntlShape, name: string): string | undefined {
  const problem = fileNameProblem(name);
  if (problem === null) return undefined;
  return problem === 'required'
    ? intl.formatMessage(fileMessages.nameRequired)
    : intl.formatMessage(fileMessages.nameTooLong, { limit: FILE_NAME_LIMITS.max });
}
