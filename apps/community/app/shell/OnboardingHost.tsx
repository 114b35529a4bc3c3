import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { selectIsChecked, selectIsOnboarded, selectViewer } from '#shared/session/session-slice.ts';

/**
 * Opens the onboarding for a viewer who has not answered it (spec §2). It comes up when a page is loaded, never in the
 * middle of something: who logs in to like or copy a template does that, and is asked another time.
 */
export function OnboardingHost(): null {
  const { open, isAnyOpen } = useDialogs();
  const userId = useSelector(selectViewer)?.user_id;
  const [loadedFor] = useState(userId);
  const isChecked = useSelector(selectIsChecked);
  const isFilled = useSelector(selectIsOnboarded);
  useEffect(() => {
    if (!isChecked || userId === undefined || userId !== loadedFor) return undefined;
    let isCurrent = true;
    const ask = async () => {
      // Visitors are never asked, and nobody waits for it: the rules of the answers come after the page.
      // What does not load is not missed by anybody: the next page asks.
      const rules = await import('./should-ask.ts').catch(() => null);
      if (isCurrent && !isAnyOpen() && rules?.shouldAsk(userId, isFilled)) open('onboarding', {});
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [isChecked, userId, loadedFor, isFilled, open, isAnyOpen]);
  return null;
}
