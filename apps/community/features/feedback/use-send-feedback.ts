import { newIdempotencyKey } from '@boardwalk/api-client';
import { normalizeText, writeFeedbackContent, type FeedbackContent } from '@boardwalk/domain';
import { useRef } from 'react';
import { isFailure } from '@boardwalk/app-shell/failures';
import { isLoginNeeded } from '#shared/api/failure.ts';
import type { SendOutcome } from '#shared/forms/use-checked-form.ts';
import { useSendFeedbackMutation } from './api.ts';

/** Fields of the content are named as in `content.description` (contract). */
const CONTENT = 'content.';

/** Sends feedback. The same content goes under the same key: however often an answer is lost, it is kept once. */
export function useSendFeedback(): (
  userId: string,
  content: FeedbackContent,
) => Promise<SendOutcome<'sent'>> {
  const [sendFeedback] = useSendFeedbackMutation();
  const attempt = useRef({ content: '', idempotencyKey: '' });
  return async (userId, fields) => {
    const content = writeFeedbackContent({ ...fields, description: normalizeText(fields.description) });
    if (attempt.current.content !== content)
      attempt.current = { content, idempotencyKey: newIdempotencyKey() };
    const { error } = await sendFeedback({ userId, ...attempt.current });
    if (error === undefined) return { kind: 'ended', end: 'sent' };
    if (isLoginNeeded(error)) return { kind: 'login' };
    if (!isFailure(error)) return { kind: 'failed', error };
    const violations = error.fields.map((violation) => ({
      ...violation,
      field: violation.field.startsWith(CONTENT) ? violation.field.slice(CONTENT.length) : violation.field,
    }));
    return violations.length > 0 ? { kind: 'refused', violations, error } : { kind: 'failed', error };
  };
}
