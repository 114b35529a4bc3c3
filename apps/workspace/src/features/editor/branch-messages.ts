import { defineMessage, defineMessages } from 'react-intl';

/** Words of showing one branch of a mind map alone. */
export const branchMessages = {
  ...defineMessages({
    showBranch: {
      id: 'branch.showBranch',
      defaultMessage: 'Show only this branch',
      description: 'Menu, command and shortcut: hides all but the branch of the selected topic, on this screen alone',
    },
    showAll: {
      id: 'branch.showAll',
      defaultMessage: 'Show all',
      description: 'Button of the notice that one branch is shown alone',
    },
    allBranches: {
      id: 'branch.allBranches',
      defaultMessage: 'Show all branches',
      description: 'Menu, command and shortcut: shows the whole board again, after one branch alone',
    },
    allShown: {
      id: 'branch.allShown',
      defaultMessage: 'The whole board is shown',
      description: 'Spoken: after one branch alone',
    },
  }), // prettier-ignore
  only: defineMessage<{ name: string }>({
    id: 'branch.only',
    defaultMessage: 'Only the branch “{name}”',
    description: 'Notice over the board and spoken: one branch of a mind map is shown alone',
  }),
};
