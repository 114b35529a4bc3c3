import { checkCollection, COLLECTION_LIMITS, normalizeText } from '@boardwalk/domain';
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
import { selectMarks, type WithMarks } from '#shared/files/marks-slice.ts';
import type { FileActions } from '#shared/files/use-file-actions.ts';
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
        onCheckedChange={actions.setCollect}
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
  const isTooLong =
    normalizeText(name) !== '' && checkCollection({ name: normalizeText(name), description: '' }).length > 0;
  const failure = made.error ?? put.error;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (normalizeText(name) === '' || isTooLong) return;
    const { data } = await create({ name, description: '', is_public: false });
    if (!data) return;
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
          isTooLong
            ? intl.formatMessage(fileMessages.nameTooLong, { max: COLLECTION_LIMITS.nameMax })
            : failure && failureText(intl, failure)
        }
      />
      <Button
        type="submit"
        icon={<Plus />}
        loading={made.isLoading || put.isLoading}
        disabled={normalizeText(name) === '' || isTooLong}
      >
        {intl.formatMessage(fileMessages.addCollection)}
      </Button>
    </form>
  );
}
