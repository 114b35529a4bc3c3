import type { TeamRole } from '@boardwalk/domain';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

type Named = { name: string };

const plain = defineMessages({
  title: { id: 'team.title', defaultMessage: 'Members and settings', description: 'Title of the page' },
  loading: { id: 'team.loading', defaultMessage: 'Loading the team', description: 'Spoken while it loads' },
  failed: { id: 'team.failed', defaultMessage: 'The team did not load', description: 'Title: it failed' },
  retry: { id: 'team.retry', defaultMessage: 'Try again', description: 'Button: load again' },
  toBoards: { id: 'team.toBoards', defaultMessage: 'Boards of the team', description: 'Link to its boards' },
  owner: { id: 'team.owner', defaultMessage: 'Owner', description: 'Role in a team' },
  manager: { id: 'team.manager', defaultMessage: 'Manager', description: 'Role in a team' },
  editor: { id: 'team.editor', defaultMessage: 'Editor', description: 'Role in a team' },
  viewer: { id: 'team.viewer', defaultMessage: 'Viewer', description: 'Role in a team' },
  guest: { id: 'team.guest', defaultMessage: 'Guest', description: 'Role in a team' },
  invite: { id: 'team.invite', defaultMessage: 'Invite people', description: 'Title of a section' },
  inviteText: {
    id: 'team.inviteText',
    defaultMessage: 'Everybody who has the link can join until it ends. You can end it at any time.',
    description: 'What an invitation link is',
  },
  role: { id: 'team.role', defaultMessage: 'Role', description: 'Label: role that people get' },
  days: { id: 'team.days', defaultMessage: 'Ends after', description: 'Label: how long a new link works' },
  makeLink: {
    id: 'team.makeLink',
    defaultMessage: 'Get a link',
    description: 'Button: show or make the link',
  },
  link: { id: 'team.link', defaultMessage: 'Invitation link', description: 'Label of the link' },
  copy: { id: 'team.copy', defaultMessage: 'Copy', description: 'Button: copy the link' },
  copied: { id: 'team.copied', defaultMessage: 'Link copied', description: 'Toast' },
  copyFailed: {
    id: 'team.copyFailed',
    defaultMessage: 'The link could not be copied. Select it and copy it by hand.',
    description: 'Toast',
  },
  renew: { id: 'team.renew', defaultMessage: 'Make a new link', description: 'Button: the old one ends' },
  revoke: { id: 'team.revoke', defaultMessage: 'End the link', description: 'Button: it works no more' },
  revoked: {
    id: 'team.revoked',
    defaultMessage: 'The link works no more',
    description: 'Toast: the invitation link was revoked',
  },
  members: { id: 'team.members', defaultMessage: 'Members', description: 'Title of the list' },
  name: { id: 'team.name', defaultMessage: 'Name', description: 'Column, and label of the team’s name' },
  joined: { id: 'team.joined', defaultMessage: 'Joined', description: 'Column: since when' },
  actions: { id: 'team.actions', defaultMessage: 'Actions', description: 'Column: buttons' },
  you: { id: 'team.you', defaultMessage: 'you', description: 'Beside the reader’s own name, in brackets' },
  remove: { id: 'team.remove', defaultMessage: 'Remove', description: 'Button: take out of the team' },
  removeTitle: {
    id: 'team.removeTitle',
    defaultMessage: 'Remove from the team?',
    description: 'Title of the question',
  },
  handOver: {
    id: 'team.handOver',
    defaultMessage: 'Hand over',
    description: 'Button: make somebody the owner',
  },
  handOverTitle: {
    id: 'team.handOverTitle',
    defaultMessage: 'Hand the team over?',
    description: 'Title of the question',
  },
  lower: { id: 'team.lower', defaultMessage: 'Change my role', description: 'Button: take a lower role' },
  lowerTitle: {
    id: 'team.lowerTitle',
    defaultMessage: 'Lower your own role?',
    description: 'Title of the question',
  },
  more: { id: 'team.more', defaultMessage: 'Show more', description: 'Button: load the next members' },
  moreFailed: {
    id: 'team.moreFailed',
    defaultMessage: 'The next members did not load.',
    description: 'Loading the next members failed',
  },
  settings: { id: 'team.settings', defaultMessage: 'Settings', description: 'Title of a section' },
  save: { id: 'team.save', defaultMessage: 'Save', description: 'Button: keep the new name' },
  saved: { id: 'team.saved', defaultMessage: 'The team has a new name', description: 'Toast' },
  nameRequired: {
    id: 'team.nameRequired',
    defaultMessage: 'Enter a name.',
    description: 'It was left empty',
  },
  plan: { id: 'team.plan', defaultMessage: 'Plan', description: 'Title of a section' },
  boards: { id: 'team.boards', defaultMessage: 'Boards', description: 'Label of a meter' },
  storage: { id: 'team.storage', defaultMessage: 'Storage', description: 'Label of a meter' },
  upgrade: { id: 'team.upgrade', defaultMessage: 'Become a VIP', description: 'Link to the memberships' },
  leave: { id: 'team.leave', defaultMessage: 'Leave the team', description: 'Button' },
  leaveTitle: {
    id: 'team.leaveTitle',
    defaultMessage: 'Leave the team?',
    description: 'Title of the question',
  },
  leaveText: {
    id: 'team.leaveText',
    defaultMessage:
      'Your boards stay and pass to its owner. Those you handed in to the community go with you.',
    description: 'What leaving means',
  },
  delete: { id: 'team.delete', defaultMessage: 'Delete the team', description: 'Button' },
  deleteTitle: {
    id: 'team.deleteTitle',
    defaultMessage: 'Delete the team?',
    description: 'Title of the question',
  },
  deleteText: {
    id: 'team.deleteText',
    defaultMessage: 'Its projects and folders go away, and your boards in it go to your own trash.',
    description: 'What deleting means',
  },
});

/** Words of the page of a team. */
export const messages = {
  ...plain,
  dayCount: defineMessage<{ days: number }>({
    id: 'team.dayCount',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'How long a link works',
  }),
  endsAt: defineMessage<{ when: string }>({
    id: 'team.endsAt',
    defaultMessage: 'Works until {when}',
    description: 'When the invitation link ends; a date and time',
  }),
  memberList: defineMessage<Named>({
    id: 'team.memberList',
    defaultMessage: 'Members of {name}',
    description: 'Name of the table of members, spoken; the name of the team',
  }),
  roleOf: defineMessage<Named>({
    id: 'team.roleOf',
    defaultMessage: 'Role of {name}',
    description: 'Label of the choice of a member’s role',
  }),
  actionsFor: defineMessage<Named>({
    id: 'team.actionsFor',
    defaultMessage: 'Actions for {name}',
    description: 'Button that opens the menu of a member',
  }),
  removeText: defineMessage<Named>({
    id: 'team.removeText',
    defaultMessage:
      '{name} can no longer open the team’s boards. Their boards stay and pass to the owner, and all invitation links end.',
    description: 'What removing a member means',
  }),
  removed: defineMessage<Named>({
    id: 'team.removed',
    defaultMessage: '{name} is no longer in the team',
    description: 'Toast',
  }),
  lowerText: defineMessage<{ role: string }>({
    id: 'team.lowerText',
    defaultMessage:
      'Your new role is “{role}”. You cannot take this back yourself: somebody with a higher role has to raise it again.',
    description: 'What lowering one’s own role means; the name of the new role',
  }),
  handOverText: defineMessage<Named>({
    id: 'team.handOverText',
    defaultMessage: '{name} becomes the owner, and their plan holds from then on. You stay as a manager.',
    description: 'What handing over means',
  }),
  handedOver: defineMessage<Named>({
    id: 'team.handedOver',
    defaultMessage: '{name} owns the team now',
    description: 'Toast',
  }),
  ofLimit: defineMessage<{ used: string; limit: string }>({
    id: 'team.ofLimit',
    defaultMessage: '{used} of {limit}',
    description: 'How much of the plan is used; both are formatted numbers',
  }),
  ofUnlimited: defineMessage<{ used: string }>({
    id: 'team.ofUnlimited',
    defaultMessage: '{used}, without a limit',
    description: 'How much is used where the plan has no limit',
  }),
  leftTeam: defineMessage<Named>({
    id: 'team.leftTeam',
    defaultMessage: 'You have left {name}',
    description: 'Toast',
  }),
  deletedTeam: defineMessage<Named>({
    id: 'team.deletedTeam',
    defaultMessage: '{name} is deleted',
    description: 'Toast',
  }),
};

/** What a role is called. */
export const ROLE_NAMES: Readonly<Record<TeamRole, MessageDescriptor>> = {
  owner: plain.owner,
  manager: plain.manager,
  editor: plain.editor,
  viewer: plain.viewer,
  guest: plain.guest,
};
