import { defineMessages } from 'react-intl';

/** The word that leads to votes; it is needed before they are. */
export const voteMenuMessages = defineMessages({
  menu: {
    id: 'votes.menu',
    defaultMessage: 'Vote with dots…',
    description: 'Item of a menu: opens the panel with votes',
  },
});
