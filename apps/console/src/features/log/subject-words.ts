import type { IntlShape } from 'react-intl';
import { subjectMessages } from './subject-messages.ts';

type Words = (typeof subjectMessages)[keyof typeof subjectMessages];

const WORDS: Readonly<Record<string, Words>> = {
  submission: subjectMessages.submission,
  report_case: subjectMessages.reportCase,
  work: subjectMessages.work,
  user: subjectMessages.user,
  tag: subjectMessages.tag,
  tag_list: subjectMessages.tagList,
  topic: subjectMessages.topic,
  topic_list: subjectMessages.topicList,
  banner: subjectMessages.banner,
  banner_list: subjectMessages.bannerList,
  payout: subjectMessages.payout,
  order: subjectMessages.order,
  goods: subjectMessages.goods,
  feedback: subjectMessages.feedback,
  jobs: subjectMessages.jobs,
  mail: subjectMessages.mail,
  site: subjectMessages.site,
};

/** What an entry of the log is about, in words; a kind that this page does not know yet shows by its name. */
export function subjectWords(intl: IntlShape, type: string, id: string): string {
  const words = WORDS[type];
  return words === undefined ? `${type} ${id}` : intl.formatMessage(words, { id });
}
