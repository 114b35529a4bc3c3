import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };

const plain = defineMessages({
  share: { id: 'editor.share', defaultMessage: 'Share', description: 'Button: opens the dialog with links to the board' },
  versions: { id: 'editor.versions', defaultMessage: 'Versions…', description: 'Item of a menu: opens the list of versions of the board' },
  follow: { id: 'editor.follow', defaultMessage: 'Follow', description: 'Button: see what another person sees' },
  stopFollowing: { id: 'editor.stopFollowing', defaultMessage: 'Stop following', description: 'Button: the view stays where it is' },
  callEverybody: { id: 'editor.callEverybody', defaultMessage: 'Bring everybody here', description: 'Button: the views of all others come to where one is' },
  calledEverybody: { id: 'editor.calledEverybody', defaultMessage: 'Everybody is brought to where you are', description: 'Toast' },
}); // prettier-ignore

/** Words of what people do on a board together. */
export const messages = {
  ...plain,
  peopleHere: defineMessage<{ count: number }>({
    id: 'editor.peopleHere',
    defaultMessage: '{count, plural, one {# other person is here} other {# other people are here}}',
    description: 'Button with the avatars of those who are on the board: opens their list',
  }),
  followPerson: defineMessage<Named>({
    id: 'editor.followPerson',
    defaultMessage: 'Follow {name}',
    description: 'Name of a button: see what another person sees',
  }),
  following: defineMessage<Named>({
    id: 'editor.following',
    defaultMessage: 'You are following {name}',
    description: 'Notice over the board',
  }),
  asked: defineMessage<Named>({
    id: 'editor.asked',
    defaultMessage: '{name} asks everybody to come',
    description: 'Toast with a button that follows: the person here is in the middle of something',
  }),
  called: defineMessage<Named>({
    id: 'editor.called',
    defaultMessage: '{name} has brought everybody here',
    description: 'Toast: the view went to where another person is',
  }),
  leaderLeft: defineMessage<Named>({
    id: 'editor.leaderLeft',
    defaultMessage: '{name} has left the board',
    description: 'Toast: the person whom one followed has left',
  }),
};
