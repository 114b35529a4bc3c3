import { type AnalyticsEvent } from '@boardwalk/domain';

/** Name of the window event that carries an analytics event. */
export const ANALYTICS_EVENT = 'boardwalk:analytics';

/**
 * Reports an analytics event (spec §7). The page only announces it on its window. What counts events listens there, once the visitor
 * has agreed; before, nothing leaves the browser.
 */
export function reportEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}
