import { useState } from 'react';

/**
 * Values of a form over what is saved. A field shows what somebody typed into it until that is saved; fields that nobody has touched
 * follow what is saved, also when another admin changes it.
 */
export function useDraft<Values extends object>(saved: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  return {
    values: { ...saved, ...typed },
    /** Something else is typed than what is saved. */
    isDirty: Object.entries(typed).some(([field, value]) => value !== saved[field as keyof Values]),
    change: (part: Partial<Values>) => setTyped((before) => ({ ...before, ...part })),
    /** What was sent is saved. A field that was changed meanwhile keeps what was typed into it. */
    settle: (sent: Values) =>
      setTyped(
        (before) =>
          Object.fromEntries(
            Object.entries(before).filter(([field, value]) => value !== sent[field as keyof Values]),
          ) as Partial<Values>,
      ),
  };
}
