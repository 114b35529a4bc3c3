import { COLLECTION_LIMITS, countCharacters, FieldRule, type FieldViolation } from '@boardwalk/domain';
import { Alert, Button, Dialog, Switch, TextArea, TextField } from '@boardwalk/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { formMessages } from '#shared/forms/messages.ts';
import { useUnsaved } from '#shared/forms/use-unsaved.ts';
import styles from './CollectionPage.module.css';
import { collectionMessages } from './messages.ts';
import { useCollectionForm } from './use-collection-form.ts';

/** Makes a named collection, or changes one. */
export default function EditCollectionDialog({ isOpen, onClose, collection }: DialogProps<'editCollection'>) {
  const intl = useIntl();
  const id = useId();
  const unsaved = useUnsaved();
  const leave = async () => {
    if (await unsaved.mayLeave()) onClose();
  };
  const form = useCollectionForm(collection, unsaved, onClose);
  const { fields, change, isSending } = form;
  const textOf = ({ rule, limit }: FieldViolation) => {
    if (rule === FieldRule.INVALID_CHARACTERS) return intl.formatMessage(formMessages.nameUnseen);
    return rule === FieldRule.REQUIRED
      ? intl.formatMessage(collectionMessages.nameRequired)
      : intl.formatMessage(collectionMessages.tooLong, { max: Number(limit) });
  };
  const problem = (field: string) => {
    const found = form.violations.find((violation) => violation.field === field);
    return found && textOf(found);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => void leave()}
      busy={isSending}
      title={intl.formatMessage(collection ? collectionMessages.editTitle : collectionMessages.newTitle)}
      closeLabel={intl.formatMessage(collectionMessages.close)}
      footer={
        <>
          <Button variant="quiet" disabled={isSending} onClick={() => void leave()}>
            {intl.formatMessage(collectionMessages.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={id} loading={isSending}>
            {intl.formatMessage(collection ? collectionMessages.save : collectionMessages.create)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={form.submit}>
        <TextField
          label={intl.formatMessage(collectionMessages.name)}
          required
          readOnly={isSending}
          value={fields.name}
          onValueChange={(name) => change({ name })}
          error={problem('name')}
        />
        <TextArea
          label={intl.formatMessage(collectionMessages.description)}
          readOnly={isSending}
          rows={3}
          value={fields.description}
          onValueChange={(description) => change({ description })}
          error={problem('description')}
          counter={{
            max: COLLECTION_LIMITS.descriptionMax,
            count: countCharacters,
            text: (count, max) => intl.formatMessage(collectionMessages.counter, { count, max }),
          }}
        />
        <Switch
          label={intl.formatMessage(collectionMessages.public)}
          checked={fields.is_public}
          onCheckedChange={(isPublic) => change({ is_public: isPublic })}
        />
        {form.problem?.kind === 'failed' && (
          <Alert tone="critical">{failureText(intl, form.problem.error)}</Alert>
        )}
      </form>
    </Dialog>
  );
}
