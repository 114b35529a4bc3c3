import type { Collection } from '@boardwalk/api-client';
import { checkCollection, COLLECTION_LIMITS, FieldRule, normalizeText } from '@boardwalk/domain';
import { Button, Checkbox, Spinner, TextField } from '@boardwalk/ui-kit';
import { Plus } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
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
import { useResumed } from '#shared/session/use-resumed.ts';
import { fileMessages } from '../messages.ts';
import styles from './SaveToChoices.module.css';

export interface SaveToChoicesProps {
  fileKey: string;
  actions: FileActions;
}

/** The viewer's collections, each with a box that puts the work into it, and a field that makes another. */
export default function SaveToChoices({ fileKey, actions }: SaveToChoicesProps) {
  const intl = useIntl();
  const { collected } = useSelector((state: WithMarks) => selectMarks(state, fileKey));
  const { data, error, isFetching, refetch } = useListCollectionsQuery(
    { userId: null, fileKey },
    { refetchOnMountOrArgChange: true },
  );
  const { isIn, put, forget, failure } = usePutting(fileKey);
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
        onCheckedChange={(collect) => {
          // What is saved no longer leaves all collections.
          if (!collect) forget();
          actions.setCollect(fileKey, collect);
        }}
      />
      {data.list.map((collection) => (
        <Checkbox
          key={collection.collection_id}
          label={collection.name}
          checked={isIn(collection)}
          onCheckedChange={(included) => put(collection.collection_id, included)}
        />
      ))}
      {failure !== undefined && <p role="alert">{failureText(intl, failure)}</p>}
      <NewCollection fileKey={fileKey} />
    </div>
  );
}

/**
 * Puts a work into collections and takes it out. Each change shows at once, so that its box keeps the keyboard, and is taken back when
 * it is refused; they reach the server one after the other, in their order.
 */
function usePutting(fileKey: string) {
  const resumed = useResumed();
  const [setFile] = useSetCollectionFileMutation();
  const [wishes, setWishes] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failure, setFailure] = useState<unknown>();
  const last = useRef(Promise.resolve());
  const send = async (collectionId: string, included: boolean) => {
    const { error } = await resumed(() => setFile({ collectionId, fileKey, included }));
    if (error === undefined) return;
    setFailure(error);
    setWishes((now) => new Map([...now].filter(([id]) => id !== collectionId)));
  };
  return {
    isIn: ({ collection_id: id, has_file: isHeld }: Collection) => wishes.get(id) ?? isHeld === true,
    put: (collectionId: string, included: boolean) => {
      setFailure(undefined);
      setWishes((now) => new Map(now).set(collectionId, included));
      last.current = last.current.then(async () => await send(collectionId, included));
    },
    /** From here on the list says it. */
    forget: () => setWishes(new Map()),
    failure,
  };
}

/** Makes a collection with the work in it. Others do not see it until its owner says so on its page. */
function NewCollection({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const [name, setName] = useState('');
  const resumed = useResumed();
  const [create, made] = useCreateCollectionMutation();
  const [setFile, put] = useSetCollectionFileMutation();
  const attempt = useAttemptKey();
  const kept = normalizeText(name);
  const violation = kept === '' ? undefined : checkCollection({ name: kept, description: '' })[0]?.rule;
  const failure = made.error ?? put.error;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (kept === '' || violation !== undefined) return;
    const wish = { name: kept, description: '', is_public: false };
    const { data } = await resumed(() => create({ ...wish, idempotencyKey: attempt.keyOf(kept) }));
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
        disabled={kept === '' || violation !== undefined}
      >
        {intl.formatMessage(fileMessages.addCollection)}
      </Button>
    </form>
  );
}
