import { ApiError } from '../errors/ApiError.ts';

/** Forms of one person that are read and worked on at the same time. */
export const FORMS_AT_ONCE = 8;
const RETRY_AFTER = 2;

/** Bounds how many forms somebody sends at the same time. */
export interface FormLimit {
  /** Counts a form of somebody, or throws too_many_requests. Gives what is to be called at its end. */
  begin(sender: string): () => void;
}

/** A limit in the memory of this process, whose disk and processor it protects. */
export function formLimit(max = FORMS_AT_ONCE): FormLimit {
  const running = new Map<string, number>();
  return {
    begin(sender) {
      const count = running.get(sender) ?? 0;
      if (count >= max)
        throw new ApiError('too_many_requests', {
          data: { retry_after: RETRY_AFTER, limit: max },
          internal: `${count} forms of ${sender} at once`,
        });
      running.set(sender, count + 1);
      return () => {
        const left = (running.get(sender) ?? 1) - 1;
        if (left > 0) running.set(sender, left);
        else running.delete(sender);
      };
    },
  };
}
