import { confirmer } from '@boardwalk/ui-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router';
import { contentMessages as messages } from './messages.ts';

/**
 * Asks before a page is left on which something is not saved, inside the app and when the tab is closed. A page asks once for
 * all that is on it: the router knows one such question at a time.
 */
export function useLeaveQuestion(isDirty: boolean): void {
  const intl = useIntl();
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsked = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsked.current) return;
    isAsked.current = true;
    const ask = async () => {
      const outcome = await confirmer.confirm({
        title: intl.formatMessage(messages.leaveTitle),
        message: intl.formatMessage(messages.leaveText),
        okLabel: intl.formatMessage(messages.leave),
        cancelLabel: intl.formatMessage(messages.stay),
        critical: 'ok',
      });
      isAsked.current = false;
      if (outcome === 'ok') blocker.proceed();
      else blocker.reset();
    };
    void ask();
  }, [blocker, intl]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
