import { createContext, use, useEffect, useRef, type RefObject } from 'react';

/** Whether the window has shown a step before. */
export const StepsContext = createContext<RefObject<boolean>>({ current: false });

/**
 * For the element of a step: takes the keyboard when the step before went and took it along. Where the keyboard begins in the
 * first step is the dialog's business.
 */
export function useStepFocus(): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  const wasShownRef = use(StepsContext);
  useEffect(() => {
    if (wasShownRef.current && document.activeElement === document.body) step.current?.focus();
    wasShownRef.current = true;
  }, [wasShownRef]);
  return step;
}
