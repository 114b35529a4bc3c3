import { confirmer } from '@boardwalk/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from './messages.ts';

/** Asks before what was written is thrown away; answers at once when nothing was. */
export interface Unsaved {
  /** What throws away what was written; null when there is nothing to lose. */
  readonly mark: (discard: (() => void) | null) => void;
  /** While it is sent the form neither asks nor goes. */
  readonly hold: (isSending: boolean) => void;
  /** Whether the form may go. */
  readonly mayLeave: () => Promise<boolean>;
}

/** Has a form guarded while something in it would be lost, or is on its way: from its own hook, with what throws it away. */
export function useGuarded(
  unsaved: Unsaved,
  { isDirty, isSending, discard }: { isDirty: boolean; isSending: boolean; discard: () => void },
): void {
  useEffect(() => unsaved.mark(isDirty ? discard : null), [unsaved, isDirty, discard]);
  useEffect(() => {
    unsaved.hold(isSending);
    return () => unsaved.hold(false);
  }, [unsaved, isSending]);
}

/** Guards what was written into a form against a slip. */
export function useUnsaved(): Unsaved {
  const intl = useIntl();
  const [unsaved] = useState((): Unsaved => {
    let discard: (() => void) | null = null;
    let isHeld = false;
    return {
      mark: (next) => {
        discard = next;
      },
      hold: (isSending) => {
        isHeld = isSending;
      },
      mayLeave: async () => {
        if (isHeld) return false;
        if (discard === null) return true;
        const outcome = await confirmer.confirm({
          title: intl.formatMessage(formMessages.leaveTitle),
          message: intl.formatMessage(formMessages.leaveText),
          okLabel: intl.formatMessage(formMessages.stay),
          cancelLabel: intl.formatMessage(formMessages.discard),
          critical: 'cancel',
        });
        if (outcome !== 'cancel') return false;
        discard?.();
        discard = null;
        return true;
      },
    };
  });
  return unsaved;
}
