import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '#shared/session/session-context.ts';
import { onChoiceElsewhere } from '#shared/analytics/consent.ts';
import { analyticsChanged, usePageSettings } from '#shared/settings/settings-slice.ts';

const consentBar = lazyPart(() => import('#features/analytics/ConsentBar.tsx'));

/** Counts visits of those who have agreed, and asks those who have not said; nothing is loaded where analytics are off. */
export function AnalyticsHost() {
  const { analytics, analyticsProject } = usePageSettings();
  const session = useSession();
  const dispatch = useDispatch();
  const [Bar] = useState(consentBar.current);
  // The page comes first: the question is no part of what the server made.
  const isStanding = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isOn = analytics !== 'off';
  useEffect(
    () => (isOn ? onChoiceElsewhere((choice) => void dispatch(analyticsChanged(choice))) : undefined),
    [isOn, dispatch],
  );
  useEffect(() => {
    if (analytics !== 'yes' || session === null) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = true;
    const start = async () => {
      // What does not load counts nothing, and nobody misses it.
      const part = await import('#features/analytics/collect-events.ts').catch(() => null);
      if (isWanted) stop = part?.collectEvents(session.client, analyticsProject);
    };
    void start();
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [analytics, analyticsProject, session]);
  if (!isStanding || (analytics !== 'ask' && analytics !== 'again')) return null;
  return (
    <PartBoundary onError={consentBar.forget}>
      <Suspense>
        <Bar />
      </Suspense>
    </PartBoundary>
  );
}

const never = () => () => undefined;
