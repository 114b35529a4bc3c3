import type { Collection } from '@boardwalk/api-client';
import { checkCollection, normalizeText } from '@boardwalk/domain';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isLoginNeeded } from '#shared/api/failure.ts';
import { useCreateCollectionMutation, type CollectionFields } from '#shared/collections/api.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useAttemptKey } from '#shared/forms/use-attempt-key.ts';
import { useCheckedForm, type SendOutcome } from '#shared/forms/use-checked-form.ts';
import { useGuarded, type Unsaved } from '#shared/forms/use-unsaved.ts';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import { useUpdateCollectionMutation } from './api.ts';

const SHOWN = ['name', 'description'];

/**
 * The form of a named collection.
 *
 * @param collection the one that is changed; undefined for a new one
 * @param unsaved guards what is written in it
 * @param onSaved it is there
 */
export function useCollectionForm(collection: Collection | undefined, unsaved: Unsaved, onSaved: () => void) {
  const isLogged = useSelector(selectIsLogged);
  const [start] = useState<CollectionFields>(() => ({
    name: collection?.name ?? '',
    description: collection?.description ?? '',
    is_public: collection?.is_public ?? true,
  }));
  const draft = `collection:${collection?.collection_id ?? 'new'}`;
  const { fields, change, discard, isChanged } = useDraft(draft, start);
  const wish = {
    ...fields,
    name: normalizeText(fields.name),
    description: normalizeText(fields.description),
  };
  const save = useSave(collection);
  const form = useCheckedForm({
    violations: checkCollection(wish),
    shown: SHOWN,
    isLoginNeeded: !isLogged,
    send: async () => await save(wish),
    onEnd: () => {
      discard();
      unsaved.mark(null);
      onSaved();
    },
  });
  useGuarded(unsaved, { isDirty: isChanged, isSending: form.isSending, discard });
  return {
    ...form,
    fields,
    change: (part: Partial<CollectionFields>) => {
      if (form.touch()) change(part);
    },
  };
}

function useSave(
  collection: Collection | undefined,
): (wish: CollectionFields) => Promise<SendOutcome<'saved'>> {
  const [create] = useCreateCollectionMutation();
  const [update] = useUpdateCollectionMutation();
  const attempt = useAttemptKey();
  return async (wish) => {
    const { error } = collection
      ? await update({ ...wish, id: collection.collection_id })
      : await create({ ...wish, idempotencyKey: attempt.keyOf(JSON.stringify(wish)) });
    if (error === undefined) return { kind: 'ended', end: 'saved' };
    return isLoginNeeded(error) ? { kind: 'login' } : { kind: 'failed', error };
  };
}
