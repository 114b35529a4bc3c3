import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  teams: { id: 'centre.workspace.teams', defaultMessage: 'Teams', description: 'Title' },
  teamsHint: {
    id: 'centre.workspace.teamsHint',
    defaultMessage: 'Your own space and the teams you belong to. Boards in the trash do not count.',
    description: 'Help about teams',
  },
  personal: {
    id: 'centre.workspace.personal',
    defaultMessage: 'Personal',
    description: 'Mark of the personal space',
  },
  viewOnly: {
    id: 'centre.workspace.viewOnly',
    defaultMessage: 'View only',
    description: 'Mark of a team in which one may not edit',
  },
  full: { id: 'centre.workspace.full', defaultMessage: 'Full', description: 'A plan has no room left' },
  open: { id: 'centre.workspace.open', defaultMessage: 'Open', description: 'Link to the workspace' },
});

/** Words about the teams of somebody. */
export const teamMessages = {
  ...plain,
  boards: defineMessage<{ count: number }>({
    id: 'centre.workspace.boards',
    defaultMessage: '{count, plural, one {# board} other {# boards}}, without limit',
    description: 'How many boards a team holds',
  }),
  boardsOf: defineMessage<{ count: number; limit: number }>({
    id: 'centre.workspace.boardsOf',
    defaultMessage: '{count, number} of {limit, number} boards used',
    description: 'How many boards a team holds and may hold',
  }),
  openNamed: defineMessage<{ name: string }>({
    id: 'centre.workspace.openNamed',
    defaultMessage: 'Open {name} in the workspace',
    description: 'Name of the link to a team',
  }),
};
