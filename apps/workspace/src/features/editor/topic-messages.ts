import { defineMessages } from 'react-intl';

/** Words for icons and pictures of topics. */
export const topicMessages = defineMessages({
  icon: {
    id: 'topic.icon',
    defaultMessage: 'Icon…',
    description: 'Menu and shortcut: lets one choose an icon for the selected topics of a mind map',
  },
  noIcon: { id: 'topic.noIcon', defaultMessage: 'Remove icon', description: 'Menu: of the selected topics' },
  picture: {
    id: 'topic.picture',
    defaultMessage: 'Picture in topic…',
    description: 'Menu and shortcut: lets one choose a picture that the selected topic shows',
  },
  larger: {
    id: 'topic.larger',
    defaultMessage: 'Larger picture',
    description: 'Menu: shows the pictures of the selected topics larger',
  },
  smaller: {
    id: 'topic.smaller',
    defaultMessage: 'Smaller picture',
    description: 'Menu: shows the pictures of the selected topics smaller',
  },
  noPicture: {
    id: 'topic.noPicture',
    defaultMessage: 'Remove picture',
    description: 'Menu: takes the pictures of the selected topics away',
  },
});
