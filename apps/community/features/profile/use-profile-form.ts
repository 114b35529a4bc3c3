import { isFailure } from '@boardwalk/app-shell/failures';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isLoginNeeded } from '#shared/api/failure.ts';
import type { Profile } from '#shared/api/wire.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useCheckedForm, type SendOutcome } from '#shared/forms/use-checked-form.ts';
import { useGuarded, type Unsaved } from '#shared/forms/use-unsaved.ts';
import { selectViewer, userChanged } from '#shared/session/session-slice.ts';
import { useUpdateProfileMutation } from './api.ts';
import { editMessages } from './edit-messages.ts';
import { changeOf, checkForm, formOf, type ProfileForm } from './edit-profile.ts';

/** As the server names them. */
const SHOWN = ['nick_name', 'introduce', 'sex'];

/**
 * The form of the own profile.
 *
 * @param unsaved guards what is written in it
 * @param onSaved it was changed
 */
export function useProfileForm(profile: Profile, unsaved: Unsaved, onSaved: () => void) {
  const intl = useIntl();
  const viewer = useSelector(selectViewer);
  const [start] = useState(() => formOf(profile));
  const { fields, change, discard, isChanged } = useDraft('profile', start);
  const save = useSave(profile);
  const form = useCheckedForm({
    violations: checkForm(fields),
    shown: SHOWN,
    isLoginNeeded: viewer === null,
    send: async () => await save(fields),
    onProblem: (_problem, again) =>
      toast.error(
        intl.formatMessage(editMessages.failed),
        again && { action: { label: intl.formatMessage(editMessages.retry), onClick: again } },
      ),
    onEnd: () => {
      discard();
      unsaved.mark(null);
      toast.success(intl.formatMessage(editMessages.saved));
      onSaved();
    },
  });
  useGuarded(unsaved, { isDirty: isChanged, isSending: form.isSending, discard });
  return {
    ...form,
    fields,
    change: (part: Partial<ProfileForm>) => {
      if (form.touch()) change(part);
    },
  };
}

function useSave(profile: Profile): (form: ProfileForm) => Promise<SendOutcome<'saved'>> {
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  const [update] = useUpdateProfileMutation();
  return async (form) => {
    const { data, error } = await update(changeOf(profile, form));
    if (isLoginNeeded(error)) return { kind: 'login' };
    if (error) {
      const violations = isFailure(error) ? error.fields : [];
      return violations.length > 0 ? { kind: 'refused', violations, error } : { kind: 'failed', error };
    }
    // The header greets by the new name at once.
    if (viewer) dispatch(userChanged({ userId: viewer.user_id, data: { nick_name: data.nick_name } }));
    return { kind: 'ended', end: 'saved' };
  };
}
