import { newIdempotencyKey } from '@boardwalk/api-client';
import { COMMENT_LIMITS, countCharacters } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { isLoginNeeded } from '#shared/api/failure.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { useAfterLogin } from '#shared/session/use-login-action.ts';
import { useCreateCommentMutation } from './api.ts';
import { commentMessages } from './messages.ts';

/** Why a text cannot be sent; undefined when it can. */
export function tooLongText(intl: IntlShape, text: string): string | undefined {
  const [count, max] = [countCharacters(text), COMMENT_LIMITS.textMax];
  if (count <= max) return undefined;
  return intl.formatMessage(commentMessages.tooLong, {
    count: intl.formatNumber(count),
    max: intl.formatNumber(max),
  });
}

/**
 * Writing a comment or a reply. What was typed outlives a failed send and the page; the same text sent twice is written once.
 *
 * @param onPosted it was published
 */
export function usePost(place: { fileKey: string; parentId: string | null }, onPosted: () => void) {
  const intl = useIntl();
  const { fields, change } = useDraft(`comment:${place.fileKey}:${place.parentId ?? 'new'}`, { text: '' });
  const [failure, setFailure] = useState<unknown>();
  const [createComment] = useCreateCommentMutation();
  const attempt = useRef({ text: '', key: '' });

  async function send(text: string, mentions: readonly string[]): Promise<unknown> {
    setFailure(undefined);
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
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
    change({ text: '' });
    toast.success(intl.formatMessage(commentMessages.posted));
    onPosted();
    return undefined;
  }
  const sendAfterLogin = useAfterLogin(async (text: string, mentions: readonly string[]) => {
    setFailure(await send(text, mentions));
  });

  return {
    text: fields.text,
    setText: (text: string) => {
      setFailure(undefined);
      change({ text });
    },
    problem:
      tooLongText(intl, fields.text) ?? (failure === undefined ? undefined : failureText(intl, failure)),
    /** Sends; throws what keeps the text in its box. */
    post: async (text: string, mentions: readonly string[]): Promise<void> => {
      const tooLong = tooLongText(intl, text);
      if (tooLong !== undefined) throw new Error(tooLong);
      const error = await send(text, mentions);
      if (error === undefined) return;
      if (isLoginNeeded(error)) sendAfterLogin(text, mentions);
      else setFailure(error);
      throw new Error('not sent');
    },
  };
}
