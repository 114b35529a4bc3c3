import { useEffect, useState } from 'react';
import type { ComboboxOption, LoadOptions } from './options.ts';

/** How long typing must pause before options are asked for, in milliseconds. */
const PAUSE = 200;

const NONE: readonly ComboboxOption[] = [];

interface Answer {
  /** What was asked. */
  question: string;
  options: readonly ComboboxOption[];
  hasFailed: boolean;
}

export interface LoadedOptions {
  phase: 'loading' | 'failed' | 'ready';
  options: readonly ComboboxOption[];
  retry: () => void;
}

/**
 * Options for what is typed, asked for while the list is open. Every question aborts the one before it, and an answer
 * that comes all the same is dropped. Another `load`, or opening the list again, asks again.
 */
export function useLoadedOptions(
  load: LoadOptions | undefined,
  text: string,
  isOpen: boolean,
): LoadedOptions {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [seen, setSeen] = useState({ load, isOpen });
  if (seen.load !== load || seen.isOpen !== isOpen) {
    setSeen({ load, isOpen });
    // While the list closes, it keeps what it shows.
    if (seen.load !== load || isOpen) setAnswer(null);
  }
  const question = `${attempt}:${text}`;

  useEffect(() => {
    if (load === undefined || !isOpen) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      let next: Answer = { question, options: NONE, hasFailed: true };
      try {
        const options = await load(text, controller.signal);
        next = { question, options, hasFailed: false };
      } catch {
        // Said in the list, with a row that asks again.
      }
      if (!controller.signal.aborted) setAnswer(next);
    };
    const timer = setTimeout(() => void ask(), text === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, load, question, text]);

  const current = answer?.question === question ? answer : null;
  return {
    phase: current === null ? 'loading' : current.hasFailed ? 'failed' : 'ready',
    options: current?.options ?? NONE,
    retry: () => setAttempt(attempt + 1),
  };
}
