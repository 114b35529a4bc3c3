import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '#shared/session/session-context.ts';
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
  useEffect(() => {
    if (!isOn) return undefined;
    return whileLoaded(import('#shared/analytics/consent.ts'), ({ onChoiceElsewhere }) =>
      onChoiceElsewhere((choice) => void dispatch(analyticsChanged(choice))),
    );
  }, [isOn, dispatch]);
  useEffect(() => {
    if (analytics !== 'yes' || session === null) return undefined;
    return whileLoaded(import('#features/analytics/collect-events.ts'), ({ collectEvents }) =>
      collectEvents(session.client, analyticsProject),
    );
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

/** Starts what a part of the page does once it has loaded; returns what ends it. What does not load counts nothing. */
function whileLoaded<Part>(loading: Promise<Part>, start: (part: Part) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  const begin = async () => {
    const part = await loading.catch(() => null);
    if (isWanted && part !== null) stop = start(part);
  };
  void begin();
  return () => {
    isWanted = false;
    stop?.();
  };
}

const never = () => () => undefined;
