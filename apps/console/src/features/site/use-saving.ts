import { callOutcome, useCheckedForm, type CheckedForm } from '@boardwalk/app-shell/forms';
import type { FieldViolation } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { siteMessages as messages } from './messages.ts';
import { useUnsaved } from './unsaved.ts';

/** Says what became of a change of the site. */
export function useSaid() {
  const intl = useIntl();
  return ({ error }: { readonly error?: unknown }, done = messages.saved) => {
    if (error === undefined) toast.success(intl.formatMessage(done));
    else toast.error(failureText(intl, error));
  };
}

/**
 * A part of the site that is saved as a whole. What became of it is said in a toast.
 *
 * @param options.isDirty something is not saved yet: leaving the page asks first
 * @param options.shown fields beside which the form says what is wrong, named as the server names them
 * @param options.save rejects with what it failed with
 * @param options.onSaved runs once it is saved
 */
export function useSiteForm({
  isDirty,
  violations = [],
  shown = [],
  save,
  onSaved,
}: {
  readonly isDirty: boolean;
  readonly violations?: readonly FieldViolation[];
  readonly shown?: readonly string[];
  readonly save: () => Promise<unknown>;
  readonly onSaved: () => void;
}): CheckedForm<unknown> {
  const say = useSaid();
  const form = useCheckedForm({
    violations,
    shown,
    send: async () =>
      await callOutcome(save, () => {
        onSaved();
        say({});
      }),
    onProblem: (error) => say({ error }),
  });
  useUnsaved(isDirty && !form.isSending);
  return form;
}
