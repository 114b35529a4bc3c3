import type { AnalyticsEvent as CountedEvent, ApiClient } from '@boardwalk/api-client';
import { ANALYTICS_LIMITS, type AnalyticsEvent, type AnalyticsProject } from '@boardwalk/domain';
import { readChoice } from '#shared/analytics/consent.ts';
import { ANALYTICS_EVENT } from '#shared/analytics/report-event.ts';

/** How long events wait for others to be sent with them, in milliseconds. */
const WAIT_MS = 5000;

/**
 * Sends what the page reports of its use, several events at once and the rest when the page is left. Of an event only its name
 * and origin go: no text, no file. What cannot be sent is not sent again. Start it for visitors who have agreed.
 *
 * @returns stops; what waits is dropped
 */
export function collectEvents(client: ApiClient, project: AnalyticsProject): () => void {
  let waiting: CountedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };
  const send = () => {
    const events = waiting;
    drop();
    // Another tab may have taken it back while this one was asleep.
    if (events.length === 0 || readChoice() !== 'yes') return;
    void client
      .call('recordAnalyticsEvents', { body: { project, events }, keepalive: true })
      .catch(() => undefined);
  };
  const take = (announced: Event) => {
    const { name, properties } = (announced as CustomEvent<AnalyticsEvent>).detail;
    waiting.push({ name, origin: properties.origin });
    if (waiting.length >= ANALYTICS_LIMITS.batchMax) send();
    else timer ??= setTimeout(send, WAIT_MS);
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') send();
  };
  window.addEventListener(ANALYTICS_EVENT, take);
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', leave);
  return () => {
    drop();
    window.removeEventListener(ANALYTICS_EVENT, take);
    window.removeEventListener('pagehide', send);
    document.removeEventListener('visibilitychange', leave);
  };
}
