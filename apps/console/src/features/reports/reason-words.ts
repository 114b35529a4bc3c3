import { ReportReason } from '@boardwalk/domain';
import { kindMessages } from './kind-messages.ts';

const WORDS: Readonly<Record<ReportReason, (typeof kindMessages)[keyof typeof kindMessages]>> = {
  [ReportReason.NONE]: kindMessages.others,
  [ReportReason.OTHERS]: kindMessages.others,
  [ReportReason.ILLEGAL]: kindMessages.illegal,
  [ReportReason.POLITICAL]: kindMessages.political,
  [ReportReason.PORN]: kindMessages.porn,
  [ReportReason.ADVERTISEMENT]: kindMessages.advertisement,
  [ReportReason.MINOR]: kindMessages.minor,
  [ReportReason.VIOLENT]: kindMessages.violent,
  [ReportReason.PLAGIARISM]: kindMessages.plagiarism,
};

/** The name of a report's reason. */
export function reasonWords(reason: ReportReason) {
  return WORDS[reason];
}
