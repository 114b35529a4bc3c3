import { countCharacters, NAME_LIMITS, PROFILE_LIMITS, Sex, type FieldViolation } from '@boardwalk/domain';
import {
  Button,
  Dialog,
  ErrorState,
  RadioGroup,
  Skeleton,
  TextArea,
  TextField,
  toast,
} from '@boardwalk/ui-kit';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isFailure } from '@boardwalk/app-shell/failures';
import type { Profile } from '#shared/api/wire.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { focusFirstProblem } from '#shared/forms/focus-first-problem.ts';
import { selectViewer, userChanged } from '#shared/session/session-slice.ts';
import { useGetOwnProfileQuery } from '#shared/viewer/api.ts';
import { useUpdateProfileMutation } from './api.ts';
import { changeOf, checkForm, formOf, type ProfileForm } from './edit-profile.ts';
import { editMessages } from './edit-messages.ts';
import styles from './EditProfileDialog.module.css';
import { useFieldText } from './use-field-text.ts';

/** Edits the viewer's own profile: nickname, bio, sex (spec §2, §5). */
export default function EditProfileDialog({ isOpen, onClose }: DialogProps<'editProfile'>) {
  const intl = useIntl();
  const formId = useId();
  const { data: profile, error, isFetching, refetch } = useGetOwnProfileQuery();
  const [isSaving, setSaving] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      // A slip of the finger must not throw away what was written.
      closeOnMask={false}
      width={480}
      title={intl.formatMessage(editMessages.title)}
      closeLabel={intl.formatMessage(editMessages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage(editMessages.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isSaving} disabled={!profile}>
            {intl.formatMessage(editMessages.save)}
          </Button>
        </>
      }
    >
      {profile ? (
        <Form id={formId} profile={profile} onSaving={setSaving} onSaved={onClose} />
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          size="small"
          title={intl.formatMessage(editMessages.loadFailed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(editMessages.retry)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.form} aria-busy>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </Dialog>
  );
}

interface FormProps {
  id: string;
  profile: Profile;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
}

function Form({ id, profile, onSaving, onSaved }: FormProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const [form, setForm] = useState(() => formOf(profile));
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldViolation[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const save = useSave(profile);

  const violations = [...(isTried ? checkForm(form) : []), ...refused];
  const problem = (field: string) => {
    const found = violations.find((violation) => violation.field === field);
    return found && fieldText(found);
  };
  const change = (part: Partial<ProfileForm>) => {
    setForm({ ...form, ...part });
    setRefused([]);
  };

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    setTried(true);
    if (checkForm(form).length > 0) return focusFirstProblem(element.current);
    onSaving(true);
    const failure = await save(form);
    onSaving(false);
    if (failure === null) return onSaved();
    if (failure.length > 0) {
      setRefused(failure);
      return focusFirstProblem(element.current);
    }
    toast.error(intl.formatMessage(editMessages.failed), {
      action: { label: intl.formatMessage(editMessages.retry), onClick: () => void submit() },
    });
  }

  return (
    <form ref={element} id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={intl.formatMessage(editMessages.nickName)}
        description={intl.formatMessage(editMessages.nickNameHint, { max: NAME_LIMITS.max })}
        required
        autoComplete="nickname"
        value={form.nickName}
        onValueChange={(nickName) => change({ nickName })}
        error={problem('nick_name')}
        suffix={intl.formatMessage(editMessages.counter, {
          count: countCharacters(form.nickName),
          max: NAME_LIMITS.max,
        })}
      />
      <TextArea
        label={intl.formatMessage(editMessages.bio)}
        rows={5}
        value={form.introduce}
        onValueChange={(introduce) => change({ introduce })}
        error={problem('introduce')}
        counter={{
          max: PROFILE_LIMITS.bioMax,
          count: countCharacters,
          text: (count, max) => intl.formatMessage(editMessages.counter, { count, max }),
        }}
      />
      <RadioGroup
        label={intl.formatMessage(editMessages.sex)}
        variant="segments"
        options={[
          { value: Sex.WOMAN, label: intl.formatMessage(editMessages.woman) },
          { value: Sex.MAN, label: intl.formatMessage(editMessages.man) },
          { value: Sex.CONFIDENTIAL, label: intl.formatMessage(editMessages.confidential) },
        ]}
        value={form.sex}
        onValueChange={(sex) => change({ sex })}
        error={problem('sex')}
      />
    </form>
  );
}

/** Saves a form. Answers `null` when that worked, else the fields the server refused, none for any other failure. */
function useSave(profile: Profile): (form: ProfileForm) => Promise<readonly FieldViolation[] | null> {
  const intl = useIntl();
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  const [update] = useUpdateProfileMutation();
  return async (form) => {
    const { data, error } = await update(changeOf(profile, form));
    if (!error) {
      // The header greets by the new name at once.
      if (viewer) dispatch(userChanged({ userId: viewer.user_id, data: { nick_name: data.nick_name } }));
      toast.success(intl.formatMessage(editMessages.saved));
      return null;
    }
    const fields = isFailure(error) ? error.fields : [];
    return fields;
  };
}
