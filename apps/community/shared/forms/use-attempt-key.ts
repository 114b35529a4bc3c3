import { newIdempotencyKey } from '@boardwalk/api-client';
import { useCallback, useRef } from 'react';

/**
 * Gives the key of a wish: the same for the same wish until it is done, so that one that failed on its way is not carried out twice.
 */
export function useAttemptKey(): {
  readonly keyOf: (wish: string) => string;
  readonly done: () => void;
} {
  const attempt = useRef({ wish: '', key: '' });
  const keyOf = useCallback((wish: string) => {
    if (attempt.current.key === '' || attempt.current.wish !== wish)
      attempt.current = { wish, key: newIdempotencyKey() };
    return attempt.current.key;
  }, []);
  const done = useCallback(() => {
    attempt.current = { wish: '', key: '' };
  }, []);
  return { keyOf, done };
}
