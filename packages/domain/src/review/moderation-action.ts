/** What a moderator can do; each is written into the audit log. The first word names the area, the second the action. */
export const ModerationAction = {
  REVIEW_PASS: 'review.pass',
  REVIEW_NOT_PASS: 'review.not_pass',
  /** A report was upheld and the work taken down. */
  REPORT_UPHOLD: 'report.uphold',
  REPORT_DISMISS: 'report.dismiss',
  /** A moderator took a work down that nobody had reported. */
  WORK_TAKE_DOWN: 'work.take_down',
  /** A moderator corrected tags or topics of a public work. */
  WORK_CORRECT_TAGS: 'work.correct_tags',
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
  /** Let an admin set up a second step. */
  PEOPLE_SECOND_STEP: 'people.second_step',
  PAYOUT_PAY: 'payout.pay',
  PAYOUT_REFUSE: 'payout.refuse',
  ORDER_REFUND: 'order.refund',
  /** Sent a refund to the provider again. */
  ORDER_REFUND_RETRY: 'order.refund_retry',
  /** Recorded that a payment went back by hand. */
  ORDER_REFUND_SETTLE: 'order.refund_settle',
  GOODS_CREATE: 'goods.create',
  GOODS_UPDATE: 'goods.update',
  GOODS_RETIRE: 'goods.retire',
  FEEDBACK_ANSWER: 'feedback.answer',
  FEEDBACK_CLOSE: 'feedback.close',
  FEEDBACK_REOPEN: 'feedback.reopen',
  JOBS_RETRY: 'jobs.retry',
  MAIL_RETRY: 'mail.retry',
  /** Changed the words that reviewers are pointed to. */
  REVIEW_WORDS: 'review.words',
  /** Changed the words that mean the same to a search. */
  SEARCH_SYNONYMS: 'search.synonyms',
  SITE_UPDATE: 'site.update',
  /** The first admin of a site made their account with the code from its log. */
  SITE_FIRST_ADMIN: 'site.first_admin',
} as const;
export type ModerationAction = (typeof ModerationAction)[keyof typeof ModerationAction];
