import { expect, test } from 'vitest';
import * as domain from './index.ts';

type Row = readonly [ids: string, name: string, actual: object, members: Record<string, number | string>];

/** Every enumeration of the specification with exactly its members and values. */
const TABLE: readonly Row[] = [
  ['[ENUM-01][STATE-31][ROLE-21]', 'MemberType', domain.MemberType, { NONE: 0, ORDINARY: 1, LIFETIME: 2 }],
  ['[ENUM-02][ENUM-03]', 'BadgeFlag', domain.BadgeFlag, { OFF: 0, ON: 1 }],
  ['[ENUM-04]', 'Sex', domain.Sex, { MAN: 1, WOMAN: 2, CONFIDENTIAL: 9 }],
  ['[ENUM-05][ROLE-15]', 'UserKind', domain.UserKind, { GENERAL_USER: 0, SUPER_ADMIN: 1, GENERAL_ADMIN: 2 }],
  [
    '[ENUM-06]',
    'FollowRelation',
    domain.FollowRelation,
    { NONE: 0, MYSELF: 1, FOCUS_OTHERS: 2, FOCUS_BY_OTHERS: 4, FOCUS_EACH_OTHER: 6 },
  ],
  ['[ENUM-07]', 'ProfessionalEditionType', domain.ProfessionalEditionType, { TRIAL: -1, OFFICIAL: 1 }],
  ['[ENUM-09]', 'TagType', domain.TagType, { SCENES: 1, CUSTOM: 2, ROLE: 3, INDUSTRY: 4, COMMON: 5 }],
  [
    '[ENUM-10]',
    'InboxMessageType',
    domain.InboxMessageType,
    {
      AUDIT_AGREE: 'AuditAgree',
      AUDIT_DISAGREE: 'AuditDisagree',
      // Beyond the specification.
      WORK_LIKED: 'WorkLiked',
      WORK_COPIED: 'WorkCopied',
      FOLLOWED: 'Followed',
      COMMENTED: 'Commented',
      REPLIED: 'Replied',
      MENTIONED: 'Mentioned',
      BOARD_COMMENTED: 'BoardCommented',
      BOARD_REPLIED: 'BoardReplied',
      BOARD_MENTIONED: 'BoardMentioned',
      COMMENT_REMOVED: 'CommentRemoved',
      PROFILE_RESET: 'ProfileReset',
      FEEDBACK_ANSWERED: 'FeedbackAnswered',
      TAGS_CORRECTED: 'TagsCorrected',
      WORK_SOLD: 'WorkSold',
    },
  ],
  [
    '[ENUM-11]',
    'ReviewStatus',
    domain.ReviewStatus,
    { NONE: -1, NOT_PUBLISH: 0, NOT_AUDIT: 1, PASS: 2, NOT_PASS: 3 },
  ],
  ['[ENUM-12]', 'FeeType', domain.FeeType, { ALL: 0, FREE: 1, MEMBER_FREE: 2, NEED_PAY: 3 }],
  [
    '[ENUM-13]',
    'ReportReason',
    domain.ReportReason,
    {
      NONE: 0,
      OTHERS: -1,
      ILLEGAL: 1,
      POLITICAL: 2,
      PORN: 3,
      ADVERTISEMENT: 4,
      MINOR: 5,
      VIOLENT: 6,
      PLAGIARISM: 7,
    },
  ],
  [
    '[ENUM-14]',
    'SortOrder',
    domain.SortOrder,
    { POPULAR: 2, UPDATE_TIME: 3, COLLECTIONS: 4, CREATE_TIME: 5, USE_NUMBER: 6, PUBLISH_TIME: 11 },
  ],
  ['[ENUM-15]', 'ListView', domain.ListView, { RECOMMEND: 1, HOT: 2, MY_FOCUS: 3 }],
  ['[ENUM-16]', 'PayState', domain.PayState, { PAID: 1, UNPAID: 2 }],
  ['[ENUM-17]', 'UseFlag', domain.UseFlag, { CLOSED: 0, OPEN: 1 }],
  ['[ENUM-18]', 'SpaceType', domain.SpaceType, { PERSONAL: 2, TEAM: 3, WORK: 4, EDUCATION: 5 }],
  [
    '[ENUM-19]',
    'CompanySize',
    domain.CompanySize,
    { ONLY_ME: 1001, FROM_2_TO_50: 1002, FROM_51_TO_250: 1003, FROM_251_TO_1K: 1004, FROM_1K_TO_5K: 1005 },
  ],
  ['[ENUM-20]', 'ProfileTab', domain.ProfileTab, { WORKS: 1, COLLECTIONS: 2, FOLLOWS: 3, FANS: 4 }],
  [
    '[ENUM-21]',
    'UserCentreSection',
    domain.UserCentreSection,
    Object.fromEntries(
      [
        'ACCOUNT',
        'COMMUNITY',
        'WALLET',
        'WORKSPACE',
        'ACTIVITY_CENTER',
        'ORDER',
        'DISTRIBUTION',
        'KNOWLEDGE_BENEFIT',
      ].map((name) => [name, name]),
    ),
  ],
  [
    '[ENUM-22]',
    'AccountMessageName',
    domain.AccountMessageName,
    Object.fromEntries(
      [
        'UPDATE_AVATAR',
        'UPDATE_EMAIL',
        'UPDATE_MOBILE',
        'UPDATE_NAME',
        'CLOSE_MODAL',
        'CMT_PUBLISH',
        'INIT_MODAL',
      ].map((name) => [name, name]),
    ),
  ],
  [
    '[ENUM-23]',
    'LoginMessageName',
    domain.LoginMessageName,
    { LOGIN_SUCCESS: 'login-success', THIRD_LOGIN: 'third_login', CLOSE: 'close' },
  ],
  [
    '[ENUM-24]',
    'PaymentMessageName',
    domain.PaymentMessageName,
    { PAY_SUCCESS: 'paySuccess', CLOSE: 'close' },
  ],
  [
    '[ENUM-26]',
    'HomeFilterKey',
    domain.HomeFilterKey,
    {
      PARENT_SCENE: 'pScene',
      CHILD_SCENE: 'cScene',
      INDUSTRY: 'industry',
      CHART: 'chart',
      ORDER: 'order',
      SPECIAL: 'special',
    },
  ],
  [
    '[ENUM-27]',
    'Language',
    domain.Language,
    { ZH_CN: 'zh-CN', EN_US: 'en-US', JA_JP: 'ja-JP', KO_KR: 'ko-KR', ES_ES: 'es-ES' },
  ],
  ['[ENUM-28]', 'Deployment', domain.Deployment, { MAINLAND: 'mainland', OVERSEAS: 'overseas' }],
];

test.each(TABLE)('%s %s has exactly its members', (_ids, _name, actual, members) => {
  expect(actual).toEqual(members);
});

test('[ENUM-08] team privileges hold the five named ones', () => {
  expect(Object.values(domain.TeamPrivilege)).toEqual(
    expect.arrayContaining(['TeamView', 'TeamEdit', 'TeamBuy', 'TeamDelete', 'TeamInvite']),
  );
});
