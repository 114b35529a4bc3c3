import type { AnalyticsProject } from './project-identifier.ts';

/** Where a search was started from. */
export type SearchOrigin = 'input' | 'history' | 'hot' | 'suggestion';

/** Where the publish dialog was opened from. */
export type PublishOrigin = 'header' | 'profile' | 'file' | 'editor' | 'message';

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
