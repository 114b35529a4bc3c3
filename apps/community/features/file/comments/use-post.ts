import { newIdempotencyKey } from '@boardwalk/api-client';
import { COMMENT_LIMITS, countCharacters } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useStore } from 'react-redux';
import { isLoginNeeded } from '#shared/api/failure.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { selectViewer, type WithSession } from '#shared/session/session-slice.ts';
import { useAfterLogin } from '#shared/session/use-login-action.ts';
import { useCreateCommentMutation } from './api.ts';
import { commentMessages } from './messages.ts';
import type { Named } from './use-mentions.tsx';

/** Why a text cannot be sent; undefined when it can. */
export function tooLongText(intl: IntlShape, text: string): string | undefined {
  const [count, max] = [countCharacters(text), COMMENT_LIMITS.textMax];
  if (count <= max) return undefined;
  return intl.formatMessage(commentMessages.tooLong, {
    count: intl.formatNumber(count),
    max: intl.formatNumber(max),
  });
}

/** What was typed, and the key under which which text was sent last: it may have arrived although no answer did. */
const EMPTY = { text: '', people: '[]', sentText: '', sentKey: '' };

/**
 * Writing a comment or a reply. What was typed, and who was chosen to be mentioned, outlives a failed send, the session and the
 * page; the same text sent twice is written once.
 *
 * @param onPosted it was published
 */
export function usePost(place: { fileKey: string; parentId: string | null }, onPosted: () => void) {
  const intl = useIntl();
  const store = useStore<WithSession>();
  const { owner, fields, change, discard } = useDraft(
    `comment:${place.fileKey}:${place.parentId ?? 'new'}`,
    EMPTY,
  );
  const people = readPeople(fields.people);
  const [failure, setFailure] = useState<unknown>();
  const [createComment] = useCreateCommentMutation();
  const attempt = useRef({ text: fields.sentText, key: fields.sentKey });

  async function send(text: string, mentions: readonly string[]): Promise<unknown> {
    setFailure(undefined);
    if (attempt.current.text !== text || attempt.current.key === '') {
      attempt.current = { text, key: newIdempotencyKey() };
      change({ sentText: text, sentKey: attempt.current.key });
    }
    const { error } = await createComment({
      fileKey: place.fileKey,
      idempotencyKey: attempt.current.key,
      body: {
        text,
        mentions: [...mentions],
        ...(place.parentId === null ? {} : { parent_id: place.parentId }),
      },
    });
    if (error !== undefined) return error;
    attempt.current = { text: '', key: '' };
    // Also when the box has gone meanwhile, and nothing that is changed in it is kept any more.
    discard();
    change(EMPTY);
    toast.success(intl.formatMessage(commentMessages.posted));
    onPosted();
    return undefined;
  }
  const sendAfterLogin = useAfterLogin(
    async (writerId: string | null, text: string, mentions: readonly string[]) => {
      // Somebody else has logged in: it is not theirs.
      if (selectViewer(store.getState())?.user_id !== writerId) return;
      setFailure(await send(text, mentions));
    },
  );

  return {
    text: fields.text,
    setText: (text: string) => {
      setFailure(undefined);
      change({ text });
    },
    /** Those chosen from the suggestions while it was written. */
    people,
    addPerson: ({ id, label }: Named) =>
      change({ people: JSON.stringify([...people.filter((one) => one.id !== id), { id, label }]) }),
    problem:
      tooLongText(intl, fields.text) ?? (failure === undefined ? undefined : failureText(intl, failure)),
    /** Sends; throws what keeps the text in its box. */
    post: async (text: string, mentions: readonly string[]): Promise<void> => {
      const tooLong = tooLongText(intl, text);
      if (tooLong !== undefined) throw new Error(tooLong);
      const error = await send(text, mentions);
      if (error === undefined) return;
      if (isLoginNeeded(error)) sendAfterLogin(owner, text, mentions);
      else setFailure(error);
      throw new Error('not sent');
    },
  };
}

/** The people of a draft, which somebody or another release of the page may have kept in another form. */
function readPeople(kept: string): readonly Named[] {
  const people: unknown = JSON.parse(kept);
  return Array.isArray(people) ? people.filter(isNamed) : [];
}

function isNamed(one: unknown): one is Named {
  if (typeof one !== 'object' || one === null || !('id' in one && 'label' in one)) return false;
  return typeof one.id === 'string' && typeof one.label === 'string';
}
