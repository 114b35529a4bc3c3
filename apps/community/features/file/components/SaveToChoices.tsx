import { checkCollection, COLLECTION_LIMITS, FieldRule, normalizeText } from '@boardwalk/domain';
import { Button, Checkbox, Spinner, TextField } from '@boardwalk/ui-kit';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import {
  useCreateCollectionMutation,
  useListCollectionsQuery,
  useSetCollectionFileMutation,
} from '#shared/collections/api.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { formMessages } from '#shared/forms/messages.ts';
import { useAttemptKey } from '#shared/forms/use-attempt-key.ts';
import { selectMarks, type WithMarks } from '#shared/files/marks-slice.ts';
import type { FileActions } from '#shared/files/file-actions.ts';
import { fileMessages } from '../messages.ts';
import styles from './SaveToChoices.module.css';

export interface SaveToChoicesProps {
  userId: string;
  fileKey: string;
  actions: FileActions;
}

/** The viewer's collections, each with a box that puts the work into it, and a field that makes another. */
export default function SaveToChoices({ userId, fileKey, actions }: SaveToChoicesProps) {
  const intl = useIntl();
  const { collected } = useSelector((state: WithMarks) => selectMarks(state, fileKey));
  const { data, error, isFetching, refetch } = useListCollectionsQuery(
    { userId, fileKey },
    { refetchOnMountOrArgChange: true },
  );
  const [setFile, change] = useSetCollectionFileMutation();
  if (data === undefined)
    return error === undefined || isFetching ? (
      <Spinner label={intl.formatMessage(fileMessages.collectionsLoading)} />
    ) : (
      <div className={styles.root} role="alert">
        <p>{failureText(intl, error)}</p>
        <Button size="small" onClick={() => void refetch()}>
          {intl.formatMessage(fileMessages.retry)}
        </Button>
      </div>
    );
  return (
    <div className={styles.root}>
      <Checkbox
        label={intl.formatMessage(fileMessages.saved)}
        checked={collected}
        onCheckedChange={(collect) => actions.setCollect(fileKey, collect)}
      />
      {data.list.map((collection) => (
        <Checkbox
          key={collection.collection_id}
          label={collection.name}
          checked={collection.has_file === true}
          disabled={change.isLoading}
          onCheckedChange={(included) =>
            void setFile({ collectionId: collection.collection_id, fileKey, included })
          }
        />
      ))}
      {change.error !== undefined && <p role="alert">{failureText(intl, change.error)}</p>}
      <NewCollection fileKey={fileKey} />
    </div>
  );
}

/** Makes a collection with the work in it. Others do not see it until its owner says so on its page. */
function NewCollection({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const [name, setName] = useState('');
  const [create, made] = useCreateCollectionMutation();
  const [setFile, put] = useSetCollectionFileMutation();
  const attempt = useAttemptKey();
  const violation =
    normalizeText(name) === ''
      ? undefined
      : checkCollection({ name: normalizeText(name), description: '' })[0]?.rule;
  const failure = made.error ?? put.error;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (normalizeText(name) === '' || violation !== undefined) return;
    const wish = { name, description: '', is_public: false };
    const { data } = await create({ ...wish, idempotencyKey: attempt.keyOf(name) });
    if (!data) return;
    attempt.done();
    setName('');
    await setFile({ collectionId: data.collection_id, fileKey, included: true });
  };
  return (
    <form className={styles.newCollection} onSubmit={(event) => void add(event)}>
      <TextField
        label={intl.formatMessage(fileMessages.newCollection)}
        hideLabel
        placeholder={intl.formatMessage(fileMessages.newCollection)}
        value={name}
        onValueChange={setName}
        error={
          violation === undefined
            ? failure && failureText(intl, failure)
            : violation === FieldRule.MAX_LENGTH
              ? intl.formatMessage(fileMessages.nameTooLong, { max: COLLECTION_LIMITS.nameMax })
              : intl.formatMessage(formMessages.nameUnseen)
        }
      />
      <Button
        type="submit"
        icon={<Plus />}
        loading={made.isLoading || put.isLoading}
        disabled={normalizeText(name) === '' || violation !== undefined}
      >
        {intl.formatMessage(fileMessages.addCollection)}
      </Button>
    </form>
  );
}
