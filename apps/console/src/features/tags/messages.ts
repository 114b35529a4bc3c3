import { defineMessages } from '@boardwalk/app-shell/language';

export const tagMessages = defineMessages({
  title: { id: 'tags.title', defaultMessage: 'Tags', description: 'Title of the page' },
  kinds: { id: 'tags.kinds', defaultMessage: 'Kind of the tags', description: 'Names the tabs, spoken' },
  scenes: { id: 'tags.scenes', defaultMessage: 'Scenes', description: 'Tab: kind of tags' },
  roles: { id: 'tags.roles', defaultMessage: 'Roles', description: 'Tab: kind of tags' },
  industries: { id: 'tags.industries', defaultMessage: 'Industries', description: 'Tab: kind of tags' },
  common: { id: 'tags.common', defaultMessage: 'General', description: 'Tab: kind of tags such as charts' },
  add: { id: 'tags.add', defaultMessage: 'Add a tag', description: 'Button' },
  none: {
    id: 'tags.none',
    defaultMessage: 'There are no tags of this kind',
    description: 'Title of the empty list',
  },
  choose: {
    id: 'tags.choose',
    defaultMessage: 'Choose a tag to change it.',
    description: 'Beside the list while nothing is chosen',
  },
  back: { id: 'tags.back', defaultMessage: 'All tags', description: 'Link to the list' },
  newTag: { id: 'tags.newTag', defaultMessage: 'New tag', description: 'Title of the form' },
  names: { id: 'tags.names', defaultMessage: 'Name', description: 'Names the fields of the five languages' },
  parent: { id: 'tags.parent', defaultMessage: 'Below', description: 'Label: the tag above this one' },
  top: { id: 'tags.top', defaultMessage: 'None, at the top', description: 'Choice: no tag above' },
  hasChildren: {
    id: 'tags.hasChildren',
    defaultMessage: 'It has tags below it, so it stays at the top.',
    description: 'Under the choice',
  },
  offered: { id: 'tags.offered', defaultMessage: 'Offered', description: 'Switch: open or retired' },
  offeredText: {
    id: 'tags.offeredText',
    defaultMessage: 'Turned off, nobody can choose or find it. Works keep it unseen.',
    description: 'Under the switch',
  },
  retired: { id: 'tags.retired', defaultMessage: 'Retired', description: 'Mark: no more offered' },
  added: { id: 'tags.added', defaultMessage: 'The tag is added.', description: 'Toast' },
});
