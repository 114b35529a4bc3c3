import {
  checkCollection,
  COLLECTION_LIMITS,
  countCharacters,
  FieldRule,
  normalizeText,
} from '@boardwalk/domain';
import { Alert, Button, Dialog, Switch, TextArea, TextField } from '@boardwalk/ui-kit';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useCreateCollectionMutation } from '#shared/collections/api.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { formMessages } from '#shared/forms/messages.ts';
import { useAttemptKey } from '#shared/forms/use-attempt-key.ts';
import { useUpdateCollectionMutation } from './api.ts';
import styles from './CollectionPage.module.css';
import { collectionMessages } from './messages.ts';

/** Makes a named collection, or changes one. */
export default function EditCollectionDialog({ isOpen, onClose, collection }: DialogProps<'editCollection'>) {
  const intl = useIntl();
  const id = useId();
  const [fields, setFields] = useState({
    name: collection?.name ?? '',
    description: collection?.description ?? '',
    is_public: collection?.is_public ?? true,
  });
  const [isTried, setTried] = useState(false);
  const [create, creating] = useCreateCollectionMutation();
  const [update, updating] = useUpdateCollectionMutation();
  const attempt = useAttemptKey();
  const texts = { name: normalizeText(fields.name), description: normalizeText(fields.description) };
  const violations = checkCollection(texts);
  const failure = creating.error ?? updating.error;
  const problem = (field: 'name' | 'description') => {
    const found = isTried ? violations.find((violation) => violation.field === field) : undefined;
    if (found === undefined) return undefined;
    if (found.rule === FieldRule.INVALID_CHARACTERS) return intl.formatMessage(formMessages.nameUnseen);
    return found.rule === FieldRule.REQUIRED
      ? intl.formatMessage(collectionMessages.nameRequired)
      : intl.formatMessage(collectionMessages.tooLong, { max: Number(found.limit) });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (violations.length > 0) return;
    const wish = { ...fields, ...texts };
    const { error } = collection
      ? await update({ ...wish, id: collection.collection_id })
      : await create({ ...wish, idempotencyKey: attempt.keyOf(JSON.stringify(wish)) });
    if (!error) onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={intl.formatMessage(collection ? collectionMessages.editTitle : collectionMessages.newTitle)}
      closeLabel={intl.formatMessage(collectionMessages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage(collectionMessages.cancel)}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            loading={creating.isLoading || updating.isLoading}
          >
            {intl.formatMessage(collection ? collectionMessages.save : collectionMessages.create)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={intl.formatMessage(collectionMessages.name)}
          required
          value={fields.name}
          onValueChange={(name) => setFields({ ...fields, name })}
          error={problem('name')}
        />
        <TextArea
          label={intl.formatMessage(collectionMessages.description)}
          rows={3}
          value={fields.description}
          onValueChange={(description) => setFields({ ...fields, description })}
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
          onCheckedChange={(isPublic) => setFields({ ...fields, is_public: isPublic })}
        />
        {failure !== undefined && <Alert tone="critical">{failureText(intl, failure)}</Alert>}
      </form>
    </Dialog>
  );
}
