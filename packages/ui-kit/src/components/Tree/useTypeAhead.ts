import { useEffect, useRef } from 'react';

/** Milliseconds after which typing starts again. */
const PAUSE = 700;

/** Gathers letters that are typed in one go. Answers what was typed so far, with the given letter at its end. */
export function useTypeAhead() {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isTyping: () => typed.current !== '',
    add: (letter: string) => {
      clearTimeout(timer.current);
      typed.current += letter.toLocaleLowerCase();
      timer.current = setTimeout(() => (typed.current = ''), PAUSE);
      return typed.current;
    },
  };
}
