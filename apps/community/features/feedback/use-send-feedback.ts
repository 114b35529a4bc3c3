import { newIdempotencyKey } from '@boardwalk/api-client';
import {
  normalizeText,
  writeFeedbackContent,
  type FeedbackContent,
  type FieldViolation,
} from '@boardwalk/domain';
import { useRef } from 'react';
import { isFailure } from '@boardwalk/app-shell/failures';
import { isLoginNeeded } from '#shared/api/failure.ts';
import { useSendFeedbackMutation } from './api.ts';

/** What became of feedback. */
export type FeedbackOutcome =
  | { readonly kind: 'sent' | 'login' }
  | { readonly kind: 'refused'; readonly violations: readonly FieldViolation[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Fields of the content are named as in `content.description` (contract). */
const CONTENT = 'content.';

/** Sends feedback. The same content goes under the same key: however often an answer is lost, it is kept once. */
export function useSendFeedback(): (userId: string, content: FeedbackContent) => Promise<FeedbackOutcome> {
  const [sendFeedback] = useSendFeedbackMutation();
  const attempt = useRef({ content: '', idempotencyKey: '' });
  return async (userId, fields) => {
    const content = writeFeedbackContent({ ...fields, description: normalizeText(fields.description) });
    if (attempt.current.content !== content)
      attempt.current = { content, idempotencyKey: newIdempotencyKey() };
    const { error } = await sendFeedback({ userId, ...attempt.current });
    if (error === undefined) return { kind: 'sent' };
    if (isLoginNeeded(error)) return { kind: 'login' };
    if (!isFailure(error)) return { kind: 'failed', error };
    const violations = error.fields.map((violation) => ({
      ...violation,
      field: violation.field.startsWith(CONTENT) ? violation.field.slice(CONTENT.length) : violation.field,
    }));
    return violations.length > 0 ? { kind: 'refused', violations } : { kind: 'failed', error };
  };
}
