/** What the JSON text of a message about answered feedback holds. */
export interface FeedbackAnswerContent {
  /** What the moderator wrote. */
  readonly answer: string;
  /** The beginning of what the addressee had sent. */
  readonly feedback: string;
}

/** Most characters of the feedback that its answer repeats. */
export const FEEDBACK_QUOTE_MAX = 200;

/** The beginning of feedback, as its answer repeats it: what is longer ends with an ellipsis, and no character is cut. Decision 0157. */
export function quoteFeedback(feedback: string): string {
  const characters = [...feedback];
  return characters.length <= FEEDBACK_QUOTE_MAX
    ? feedback
    : `${characters.slice(0, FEEDBACK_QUOTE_MAX - 1).join('')}…`;
}

/**
 * Writes the content of a message about answered feedback; long feedback is repeated in part. Decision 0157.
 *
 * @param content the answer, and the feedback in full
 */
export function writeFeedbackAnswer({ answer, feedback }: FeedbackAnswerContent): string {
  return JSON.stringify({ answer, feedback: quoteFeedback(feedback) });
}

/**
 * Reads the content of a message about answered feedback. Decision 0157.
 *
 * @param content JSON text from the wire
 * @returns null when it is anything else
 */
export function readFeedbackAnswer(content: string): FeedbackAnswerContent | null {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { answer, feedback } = parsed as Partial<Record<keyof FeedbackAnswerContent, unknown>>;
    return typeof answer === 'string' && typeof feedback === 'string' ? { answer, feedback } : null;
  } catch {
    return null;
  }
}
