import { newIdempotencyKey } from '@boardwalk/api-client';
import type { ModeratedWork } from '@boardwalk/api-client';
import { isFailure } from '@boardwalk/app-shell/failures';
import { checkTagCorrection, type FieldViolation } from '@boardwalk/domain';
import { useRef, useState } from 'react';
import { useGetModeratedWorkQuery } from '#shared/works/api.ts';
import {
  useClassifyTagsQuery,
  useCorrectWorkTagsMutation,
  useCreateTagsMutation,
  useListTopicsQuery,
} from './api.ts';
import { choicesOf, draftOf, isAsBefore, newTagsOf, tagIdsOf, withinChoices, type Draft } from './draft.ts';

/** Why a correction was not sent or not taken. */
export type Refusal =
  | { readonly kind: 'unchanged' }
  /** The work is another by now; `isKnown` says whether we could find out what it has. */
  | { readonly kind: 'changed'; readonly isKnown: boolean }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A work with its tags and topics, what a moderator makes of them, and sending it. */
export function useCorrection(fileKey: string) {
  // What the page has may be old: the choice begins with what the work has now.
  const work = useGetModeratedWorkQuery(fileKey, { refetchOnMountOrArgChange: true });
  const tree = useClassifyTagsQuery();
  const topics = useListTopicsQuery();
  /** What the moderator has seen; it stays while the page loads the work again. */
  const [seen, setSeen] = useState<ModeratedWork>();
  const [draft, setDraft] = useState<Draft>();
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const attempt = useRef({ wish: '', key: '' });
  const [createTags] = useCreateTagsMutation();
  const [correct] = useCorrectWorkTagsMutation();

  if (seen === undefined && work.data !== undefined && !work.isFetching && !work.isError) setSeen(work.data);
  if (draft === undefined && seen !== undefined && tree.data !== undefined)
    setDraft(draftOf(seen, tree.data));

  const violations: FieldViolation[] =
    draft === undefined ? [] : checkTagCorrection({ ...draft, otherTags: draft.others.length, reason });

  /** A key for what is wanted: what is sent again after an answer was lost is done once. */
  const keyOf = (wish: string) => {
    if (attempt.current.wish !== wish) attempt.current = { wish, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  const refuse = async (error: unknown) => {
    if (!isFailure(error) || error.error !== 'work_changed') {
      setRefusal({ kind: 'failed', error });
      return;
    }
    const { data: now, isError } = await work.refetch();
    const isKnown = now !== undefined && !isError;
    if (isKnown && tree.data !== undefined && topics.data !== undefined) {
      const choices = choicesOf(now, tree.data, topics.data);
      setSeen(now);
      setDraft((before) => before && withinChoices(before, choices));
    }
    setRefusal({ kind: 'changed', isKnown });
  };

  const sendDraft = async (wanted: Draft, from: ModeratedWork): Promise<unknown> => {
    const fresh = newTagsOf(wanted, from);
    const made = fresh.length === 0 ? { data: { tag_ids: [] } } : await createTags(fresh);
    if (made.data === undefined) return made.error;
    const body = {
      submission_id: from.submission_id,
      seen: { tag_ids: from.tag_list.map(({ id }) => id), topic_ids: from.topic_list.map(({ id }) => id) },
      tag_ids: tagIdsOf(wanted, from, made.data.tag_ids),
      topic_ids: [...wanted.taxonomy.topics],
      ...(reason.trim() === '' ? {} : { reason }),
    };
    return (await correct({ fileKey, idempotencyKey: keyOf(JSON.stringify(body)), body })).error;
  };

  return {
    /** Undefined until all is there that the form needs. */
    form:
      seen === undefined || draft === undefined || tree.data === undefined || topics.data === undefined
        ? undefined
        : { seen, draft, choices: choicesOf(seen, tree.data, topics.data) },
    /** Why it is not there. */
    lost: [work, tree, topics].find(({ isError, isFetching }) => isError && !isFetching)?.error,
    /** Loads again what did not load. */
    reload: () => {
      for (const query of [work, tree, topics]) if (query.isError) void query.refetch();
    },
    reason,
    setReason,
    change: (part: Partial<Draft>) => {
      setDraft((before) => (before === undefined ? before : { ...before, ...part }));
      setRefusal((before) => (before?.kind === 'unchanged' ? undefined : before));
    },
    /** What is wrong with a field, once somebody has tried to send. */
    violationOf: (field: string) => (tries > 0 ? violations.find((each) => each.field === field) : undefined),
    refusal,
    isSending,
    /** How often somebody has tried to send. */
    tries,
    /** Puts what the work has now in the place of what was chosen. */
    beginAgain: () => {
      if (seen !== undefined && tree.data !== undefined) setDraft(draftOf(seen, tree.data));
      setRefusal(undefined);
    },
    /** Sends the correction; true when it is done. */
    send: async (): Promise<boolean> => {
      setTries((before) => before + 1);
      if (isSending || seen === undefined || draft === undefined || violations.length > 0) return false;
      if (isAsBefore(draft, seen)) {
        setRefusal({ kind: 'unchanged' });
        return false;
      }
      setSending(true);
      setRefusal(undefined);
      const error = await sendDraft(draft, seen);
      if (error !== undefined) await refuse(error);
      setSending(false);
      return error === undefined;
    },
  };
}
