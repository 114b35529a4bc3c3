import { defineMessages } from '#shared/language/define-messages.ts';

/** The last panel. */
export const finishMessages = defineMessages({
  saved: {
    id: 'onboarding.saved',
    defaultMessage: 'Your answers were saved',
    description: 'Toast: the answers were sent',
  },
  gained: {
    id: 'onboarding.gained',
    defaultMessage: 'You got {points, plural, one {# point} other {# points}}',
    description: 'Title of the last panel',
  },
  ready: {
    id: 'onboarding.ready',
    defaultMessage: 'Thank you. Your space is ready.',
    description: 'Text of the last panel',
  },
  teamReady: {
    id: 'onboarding.teamReady',
    defaultMessage: 'Thank you. {team} is ready for the people you work with.',
    description: 'Text of the last panel when a team was made; team is its name',
  },
  plan: {
    id: 'onboarding.plan',
    defaultMessage: '{days, plural, one {# day} other {# days}} of the personal plan',
    description: 'Title of the card that offers a membership for points',
  },
  planPrice: {
    id: 'onboarding.planPrice',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'What the card costs',
  },
  planMissing: {
    id: 'onboarding.planMissing',
    defaultMessage:
      'You have {balance, number}, {missing, number} to go. Your first approved template earns {template, number}, each day you visit {visit, number}.',
    description: 'How many points are missing and how to get them',
  },
  planEnough: {
    id: 'onboarding.planEnough',
    defaultMessage: 'You have {balance, number}, enough for it.',
    description: 'The points are enough for the card',
  },
  planAction: {
    id: 'onboarding.planAction',
    defaultMessage: 'Open my wallet',
    description: 'Link: to the points, where the card is paid; opens in a new tab',
  },
  invite: {
    id: 'onboarding.invite',
    defaultMessage: 'Invite team members',
    description: 'Button: copies a link by which people join the team',
  },
  inviteHelp: {
    id: 'onboarding.inviteHelp',
    defaultMessage:
      'Copies a link. Anyone who opens it within {days, plural, one {# day} other {# days}} can join the team and edit its boards.',
    description: 'Tooltip of that button',
  },
  inviteLink: {
    id: 'onboarding.inviteLink',
    defaultMessage: 'Invitation link',
    description: 'Label of the field with the link that was copied',
  },
  start: {
    id: 'onboarding.start',
    defaultMessage: 'Start now',
    description: 'Button: close the last panel and use the product',
  },
  close: { id: 'onboarding.close', defaultMessage: 'Close', description: 'Button ×: close the last panel' },
});
