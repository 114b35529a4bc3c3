import { countCharacters, NAME_LIMITS, PROFILE_LIMITS, Sex } from '@boardwalk/domain';
import { Button, Dialog, ErrorState, RadioGroup, Skeleton, TextArea, TextField } from '@boardwalk/ui-kit';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Profile } from '#shared/api/wire.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { useUnsaved, type Unsaved } from '#shared/forms/use-unsaved.ts';
import { useGetOwnProfileQuery } from '#shared/viewer/api.ts';
import { editMessages } from './edit-messages.ts';
import styles from './EditProfileDialog.module.css';
import { useFieldText } from './use-field-text.ts';
import { useProfileForm } from './use-profile-form.ts';

/** Edits the viewer's own profile: nickname, bio, sex (spec §2, §5). */
export default function EditProfileDialog({ isOpen, onClose }: DialogProps<'editProfile'>) {
  const intl = useIntl();
  const formId = useId();
  const { data: profile, error, isFetching, refetch } = useGetOwnProfileQuery();
  const [isSaving, setSaving] = useState(false);
  const unsaved = useUnsaved();
  const leave = async () => {
    if (await unsaved.mayLeave()) onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => void leave()}
      busy={isSaving}
      // A slip of the finger must not throw away what was written.
      closeOnMask={false}
      width={480}
      title={intl.formatMessage(editMessages.title)}
      closeLabel={intl.formatMessage(editMessages.close)}
      footer={
        <>
          <Button variant="quiet" disabled={isSaving} onClick={() => void leave()}>
            {intl.formatMessage(editMessages.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isSaving} disabled={!profile}>
            {intl.formatMessage(editMessages.save)}
          </Button>
        </>
      }
    >
      {profile ? (
        <Form id={formId} profile={profile} unsaved={unsaved} onSaving={setSaving} onSaved={onClose} />
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
  unsaved: Unsaved;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
}

function Form({ id, profile, unsaved, onSaving, onSaved }: FormProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const { fields, change, violations, isSending, submit } = useProfileForm(profile, unsaved, onSaved);
  useEffect(() => onSaving(isSending), [onSaving, isSending]);
  const problem = (field: string) => {
    const found = violations.find((violation) => violation.field === field);
    return found && fieldText(found);
  };

  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={intl.formatMessage(editMessages.nickName)}
        description={intl.formatMessage(editMessages.nickNameHint, { max: NAME_LIMITS.max })}
        required
        readOnly={isSending}
        autoComplete="nickname"
        value={fields.nickName}
        onValueChange={(nickName) => change({ nickName })}
        error={problem('nick_name')}
        suffix={intl.formatMessage(editMessages.counter, {
          count: countCharacters(fields.nickName),
          max: NAME_LIMITS.max,
        })}
      />
      <TextArea
        label={intl.formatMessage(editMessages.bio)}
        readOnly={isSending}
        rows={5}
        value={fields.introduce}
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
        value={fields.sex}
        onValueChange={(sex) => change({ sex })}
        error={problem('sex')}
      />
    </form>
  );
}
