/** What a moderator can do; each is written into the audit log. The first word names the area, the second the action. */
export const ModerationAction = {
  REVIEW_PASS: 'review.pass',
  REVIEW_NOT_PASS: 'review.not_pass',
  /** A report was upheld and the work taken down. */
  REPORT_UPHOLD: 'report.uphold',
  REPORT_DISMISS: 'report.dismiss',
  TAXONOMY_CREATE: 'taxonomy.create',
  TAXONOMY_UPDATE: 'taxonomy.update',
  TAXONOMY_REORDER: 'taxonomy.reorder',
  TOPIC_CREATE: 'topic.create',
  TOPIC_UPDATE: 'topic.update',
  TOPIC_REORDER: 'topic.reorder',
  BANNER_CREATE: 'banner.create',
  BANNER_UPDATE: 'banner.update',
  BANNER_REORDER: 'banner.reorder',
  PEOPLE_UPDATE: 'people.update',
} as const;
export type ModerationAction = (typeof ModerationAction)[keyof typeof ModerationAction];
