import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'centre.deletion.title', defaultMessage: 'Delete your account', description: 'Title' },
  hint: {
    id: 'centre.deletion.hint',
    defaultMessage:
      'Nothing personal is left: boards, comments, points and memberships go. Boards in teams of others stay with the team. Ask for an archive of your data first.',
    description: 'What a deletion does',
  },
  open: { id: 'centre.deletion.open', defaultMessage: 'Delete account…', description: 'Opens the dialog' },
  action: {
    id: 'centre.deletion.action',
    defaultMessage: 'Delete for good',
    description: 'Deletes the account',
  },
  warning: {
    id: 'centre.deletion.warning',
    defaultMessage: 'This cannot be undone.',
    description: 'Warning in the dialog',
  },
  works: {
    id: 'centre.deletion.works',
    defaultMessage: 'Your published works',
    description: 'Label of a choice',
  },
  keep: {
    id: 'centre.deletion.keep',
    defaultMessage: 'Stay, without your name',
    description: 'Choice: works stay',
  },
  keepHint: {
    id: 'centre.deletion.keepHint',
    defaultMessage: 'Others can go on using them.',
    description: 'Help under a choice',
  },
  remove: {
    id: 'centre.deletion.remove',
    defaultMessage: 'Go with the account',
    description: 'Choice: works are removed',
  },
  removeHint: {
    id: 'centre.deletion.removeHint',
    defaultMessage: 'Copies that others made stay theirs.',
    description: 'Help under a choice',
  },
  doneTitle: {
    id: 'centre.deletion.doneTitle',
    defaultMessage: 'Your account is deleted',
    description: 'Title once the account is deleted',
  },
  doneText: {
    id: 'centre.deletion.doneText',
    defaultMessage: 'You are logged out everywhere.',
    description: 'Text once the account is deleted',
  },
});

/** Words about the deletion of an account. */
export const deletionMessages = {
  ...plain,
  ownsTeams: defineMessage<{ teams: string }>({
    id: 'centre.deletion.ownsTeams',
    defaultMessage: 'First hand over or delete the teams you own: {teams}.',
    description: 'Why an account cannot be deleted yet',
  }),
};
