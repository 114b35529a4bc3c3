import { ModerationAction } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { actionMessages } from './action-messages.ts';

type Words = (typeof actionMessages)[keyof typeof actionMessages];

const WORDS: Readonly<Record<ModerationAction, Words>> = {
  [ModerationAction.REVIEW_PASS]: actionMessages.reviewPass,
  [ModerationAction.REVIEW_NOT_PASS]: actionMessages.reviewNotPass,
  [ModerationAction.REPORT_UPHOLD]: actionMessages.reportUphold,
  [ModerationAction.REPORT_DISMISS]: actionMessages.reportDismiss,
  [ModerationAction.WORK_TAKE_DOWN]: actionMessages.workTakeDown,
  [ModerationAction.WORK_CORRECT_TAGS]: actionMessages.workCorrectTags,
  [ModerationAction.TAXONOMY_CREATE]: actionMessages.taxonomyCreate,
  [ModerationAction.TAXONOMY_UPDATE]: actionMessages.taxonomyUpdate,
  [ModerationAction.TAXONOMY_REORDER]: actionMessages.taxonomyReorder,
  [ModerationAction.TOPIC_CREATE]: actionMessages.topicCreate,
  [ModerationAction.TOPIC_UPDATE]: actionMessages.topicUpdate,
  [ModerationAction.TOPIC_REORDER]: actionMessages.topicReorder,
  [ModerationAction.BANNER_CREATE]: actionMessages.bannerCreate,
  [ModerationAction.BANNER_UPDATE]: actionMessages.bannerUpdate,
  [ModerationAction.BANNER_REORDER]: actionMessages.bannerReorder,
  [ModerationAction.PEOPLE_UPDATE]: actionMessages.peopleUpdate,
  [ModerationAction.PEOPLE_SECOND_STEP]: actionMessages.peopleSecondStep,
  [ModerationAction.PAYOUT_PAY]: actionMessages.payoutPay,
  [ModerationAction.PAYOUT_REFUSE]: actionMessages.payoutRefuse,
  [ModerationAction.ORDER_REFUND]: actionMessages.orderRefund,
  [ModerationAction.ORDER_REFUND_RETRY]: actionMessages.orderRefundRetry,
  [ModerationAction.ORDER_REFUND_SETTLE]: actionMessages.orderRefundSettle,
  [ModerationAction.GOODS_CREATE]: actionMessages.goodsCreate,
  [ModerationAction.GOODS_UPDATE]: actionMessages.goodsUpdate,
  [ModerationAction.GOODS_RETIRE]: actionMessages.goodsRetire,
  [ModerationAction.FEEDBACK_ANSWER]: actionMessages.feedbackAnswer,
  [ModerationAction.FEEDBACK_CLOSE]: actionMessages.feedbackClose,
  [ModerationAction.FEEDBACK_REOPEN]: actionMessages.feedbackReopen,
  [ModerationAction.JOBS_RETRY]: actionMessages.jobsRetry,
  [ModerationAction.MAIL_RETRY]: actionMessages.mailRetry,
  [ModerationAction.REVIEW_WORDS]: actionMessages.reviewWords,
  [ModerationAction.SEARCH_SYNONYMS]: actionMessages.searchSynonyms,
  [ModerationAction.SITE_UPDATE]: actionMessages.siteUpdate,
  [ModerationAction.SITE_FIRST_ADMIN]: actionMessages.siteFirstAdmin,
};

/** An action in words; one that this page does not know yet shows by its name. */
export function actionWords(intl: IntlShape, action: string): string {
  const words = WORDS[action as ModerationAction] as Words | undefined;
  return words === undefined ? action : intl.formatMessage(words);
}
