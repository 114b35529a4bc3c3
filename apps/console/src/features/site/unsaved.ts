import { createContext, use, useCallback, useEffect, useId, useState } from 'react';

type Report = (form: string, isDirty: boolean) => void;

/** Reports to the page of the site which of its forms have something that is not saved. */
export const UnsavedForms = createContext<Report>(() => undefined);

/** What the forms of the page report: whether one of them has something that is not saved. */
export function useUnsavedForms(): { readonly hasUnsaved: boolean; readonly report: Report } {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>(
    (form, isDirty) =>
      setUnsaved((before) => {
        if (before.has(form) === isDirty) return before;
        return new Set(isDirty ? [...before, form] : [...before].filter((each) => each !== form));
      }),
    [],
  );
  return { hasUnsaved: unsaved.size > 0, report };
}

/** Reports one form to the page, until that form is gone. */
export function useUnsaved(isDirty: boolean): void {
  const report = use(UnsavedForms);
  const form = useId();
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
}
