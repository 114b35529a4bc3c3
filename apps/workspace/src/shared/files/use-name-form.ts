import { outcomeOf, useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkLine, type TextLimits } from '@boardwalk/domain';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { nameProblemText } from './name-problem-text.ts';

export interface NameForm {
  /** The field of the name. */
  readonly field: {
    readonly value: string;
    readonly error: string | undefined;
    readonly onValueChange: (name: string) => void;
  };
  readonly isSending: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form of one name: of a board, a folder, a project, a team or a version. What the server refuses is said at the field.
 *
 * @param options.required what to say when it was left empty
 * @param options.save saves the name, without spaces at its ends; answers with the error of the call, if it failed
 * @param options.onSaved runs once it is saved; gets what sets the field again
 */
export function useNameForm({
  name: given,
  limits,
  required,
  save,
  onSaved,
}: {
  readonly name: string;
  readonly limits: TextLimits;
  readonly required: string;
  readonly save: (name: string) => Promise<{ readonly error?: unknown }>;
  readonly onSaved: (setName: (name: string) => void) => void;
}): NameForm {
  const intl = useIntl();
  const [name, setName] = useState(given);
  const form = useCheckedForm({
    violations: checkLine('name', name, limits),
    shown: ['name'],
    send: async () => outcomeOf((await save(name.trim())).error, () => onSaved(setName)),
  });
  const problem = form.violations.length > 0 ? nameProblemText(intl, name, { limits, required }) : undefined;
  const failure = form.problem === undefined ? undefined : failureText(intl, form.problem);
  return {
    field: {
      value: name,
      error: problem ?? failure,
      onValueChange: (next) => form.touch() && setName(next),
    },
    isSending: form.isSending,
    submit: form.submit,
  };
}
