import type { AnalyticsProject } from './project-identifier.ts';

/** Where each event can be started from. */
export const ANALYTICS_ORIGINS = {
  search: ['input', 'history', 'hot', 'suggestion'],
  publish_click: ['header', 'profile', 'file', 'editor', 'message'],
} as const;

/** Where a search was started from. */
export type SearchOrigin = (typeof ANALYTICS_ORIGINS.search)[number];

/** Where the publish dialog was opened from. */
export type PublishOrigin = (typeof ANALYTICS_ORIGINS.publish_click)[number];

/** How many events are sent at once, and for how many days their counts are kept. */
export const ANALYTICS_LIMITS = { batchMax: 50, keptDays: 400 } as const;

/** Whether an event of a name can be started from a place. Spec §7. */
export function isAnalyticsOrigin(name: keyof typeof ANALYTICS_ORIGINS, origin: string): boolean {
  return (ANALYTICS_ORIGINS[name] as readonly string[]).includes(origin);
}

/** Events the product reports about its own use (spec §7). No event carries who the user is. */
export type AnalyticsEvent =
  | {
      readonly name: 'search';
      readonly project: AnalyticsProject;
      readonly properties: { readonly keyword: string; readonly origin: SearchOrigin };
    }
  | {
      readonly name: 'publish_click';
      readonly project: AnalyticsProject;
      readonly properties: { readonly origin: PublishOrigin; readonly file_key?: string };
    };

/**
 * The event sent when a search runs. Spec §7.
 *
 * @param project project of the deployment
 * @param keyword text searched for
 * @param origin where the search was started from
 */
export function searchEvent(
  project: AnalyticsProject,
  keyword: string,
  origin: SearchOrigin,
): AnalyticsEvent {
  return { name: 'search', project, properties: { keyword: keyword.trim(), origin } };
}

/**
 * The event sent when publish is clicked. Spec §7.
 *
 * @param project project of the deployment
 * @param origin where the button stands
 * @param fileKey file to be published, when it is already known
 */
export function publishClickEvent(
  project: AnalyticsProject,
  origin: PublishOrigin,
  fileKey?: string,
): AnalyticsEvent {
  return {
    name: 'publish_click',
    project,
    properties: fileKey === undefined ? { origin } : { origin, file_key: fileKey },
  };
}
