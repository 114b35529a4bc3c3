import { outcomeOf, useCheckedForm, type CheckedForm } from '@boardwalk/app-shell/forms';
import type { FieldViolation, Language } from '@boardwalk/domain';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { faultyLanguages } from './texts.ts';

/** A form that shows the texts of one language at a time. */
export interface TextsForm extends CheckedForm<unknown> {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

/**
 * A form of an entry with texts in every language, one language at a time: a problem in another language brings that language.
 *
 * @param options.save answers with what it failed with
 */
export function useTextsForm({
  violations,
  shown,
  save,
}: {
  readonly violations: readonly FieldViolation[];
  readonly shown: readonly string[];
  readonly save: () => Promise<unknown>;
}): TextsForm {
  const intl = useIntl();
  const [language, setLanguage] = useState(intl.locale as Language);
  const showProblem = (found: readonly FieldViolation[]) => {
    const faulty = faultyLanguages(found);
    if (faulty[0] !== undefined && !faulty.includes(language)) setLanguage(faulty[0]);
  };
  const form = useCheckedForm({
    violations,
    shown,
    send: async () => {
      const outcome = outcomeOf(await save());
      if (outcome.kind === 'refused') showProblem(outcome.violations);
      return outcome;
    },
  });
  return {
    ...form,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      showProblem(violations);
      form.submit(event);
    },
    language,
    setLanguage,
  };
}
