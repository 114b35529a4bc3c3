import { defineMessages } from '@boardwalk/app-shell/language';

export const subjectMessages = defineMessages({
  submission: {
    id: 'logSubject.submission',
    defaultMessage: 'Submission {id}',
    description: 'What an entry of the log is about',
  },
  reportCase: {
    id: 'logSubject.reportCase',
    defaultMessage: 'Case {id}',
    description: 'What an entry of the log is about',
  },
  work: { id: 'subject.work', defaultMessage: 'Work {id}', description: 'What an action was done to' },
  user: {
    id: 'logSubject.user',
    defaultMessage: 'Person {id}',
    description: 'What an entry of the log is about',
  },
  tag: {
    id: 'logSubject.tag',
    defaultMessage: 'Tag {id}',
    description: 'What an entry of the log is about',
  },
  tagList: {
    id: 'logSubject.tagList',
    defaultMessage: 'Order of the tags',
    description: 'What an entry of the log is about',
  },
  topic: {
    id: 'logSubject.topic',
    defaultMessage: 'Topic {id}',
    description: 'What an entry of the log is about',
  },
  topicList: {
    id: 'logSubject.topicList',
    defaultMessage: 'Order of the topics',
    description: 'What an entry of the log is about',
  },
  banner: {
    id: 'logSubject.banner',
    defaultMessage: 'Banner {id}',
    description: 'What an entry of the log is about',
  },
  bannerList: {
    id: 'logSubject.bannerList',
    defaultMessage: 'Order of the banners',
    description: 'What an entry of the log is about',
  },
  payout: {
    id: 'logSubject.payout',
    defaultMessage: 'Payout {id}',
    description: 'What an entry of the log is about',
  },
  order: {
    id: 'logSubject.order',
    defaultMessage: 'Order {id}',
    description: 'What an entry of the log is about',
  },
  goods: {
    id: 'logSubject.goods',
    defaultMessage: 'Goods {id}',
    description: 'What an entry of the log is about',
  },
  feedback: {
    id: 'logSubject.feedback',
    defaultMessage: 'Feedback {id}',
    description: 'What an entry of the log is about',
  },
  jobs: {
    id: 'logSubject.jobs',
    defaultMessage: 'Jobs {id}',
    description: 'What an entry of the log is about',
  },
  mail: {
    id: 'logSubject.mail',
    defaultMessage: 'Mail {id}',
    description: 'What an entry of the log is about',
  },
  site: {
    id: 'logSubject.site',
    defaultMessage: 'The site',
    description: 'What an entry of the log is about',
  },
});
