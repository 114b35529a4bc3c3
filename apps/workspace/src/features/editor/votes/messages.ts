import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };
type Counted = { count: number };

const plain = defineMessages({
  title: { id: 'votes.title', defaultMessage: 'Votes', description: 'Title of the panel' },
  close: { id: 'votes.close', defaultMessage: 'Close votes', description: 'Button: closes the panel' },
  bar: { id: 'votes.bar', defaultMessage: 'Vote', description: 'Name of the bar of a vote' },
  noQuestion: { id: 'votes.noQuestion', defaultMessage: 'Vote', description: 'In place of the question of a vote that has none' },
  question: { id: 'votes.question', defaultMessage: 'Question', description: 'Label of a field' },
  questionHint: { id: 'votes.questionHint', defaultMessage: 'Which idea do we try first?', description: 'Placeholder of the field for the question' },
  dots: { id: 'votes.dots', defaultMessage: 'Dots for each person', description: 'Label of a field' },
  dotsProblem: { id: 'votes.dotsProblem', defaultMessage: 'Enter 1 to 20 dots.', description: 'The field was left empty, or says 0' },
  start: { id: 'votes.start', defaultMessage: 'Start the vote', description: 'Button' },
  startHint: { id: 'votes.startHint', defaultMessage: 'Everybody who can edit or comment places dots on what they like. Nobody sees the dots of others until you end the vote.', description: 'Above the form that starts a vote' },
  place: { id: 'votes.place', defaultMessage: 'Place dots by clicking', description: 'Button that is on or off: a click on the board places a dot' },
  list: { id: 'votes.list', defaultMessage: 'Show the list', description: 'Button: opens the panel with everything that can be voted for' },
  end: { id: 'votes.end', defaultMessage: 'End the vote', description: 'Button: the results are shown to everybody' },
  remove: { id: 'votes.remove', defaultMessage: 'Delete this vote', description: 'Button' },
  removeTitle: { id: 'votes.removeTitle', defaultMessage: 'Delete this vote?', description: 'Asked before a vote is deleted' },
  removeText: { id: 'votes.removeText', defaultMessage: 'Its results are gone for everybody.', description: 'Below the question whether a vote is deleted' },
  removeYes: { id: 'votes.removeYes', defaultMessage: 'Delete', description: 'Button: deletes a vote' },
  keep: { id: 'votes.keep', defaultMessage: 'Cancel', description: 'Button: deletes nothing' },
  another: { id: 'votes.another', defaultMessage: 'Start another vote', description: 'Button: shows the form that starts a vote' },
  earlier: { id: 'votes.earlier', defaultMessage: 'Vote', description: 'Label: which of the votes that have ended is shown' },
  hide: { id: 'votes.hide', defaultMessage: 'Hide the results', description: 'Button: takes the results off the board' },
  show: { id: 'votes.show', defaultMessage: 'Show the results on the board', description: 'Button' },
  over: { id: 'votes.over', defaultMessage: 'The vote has ended', description: 'Shown and spoken when a vote ends' },
  nobody: { id: 'votes.nobody', defaultMessage: 'Nobody placed a dot.', description: 'A vote ended without dots' },
  goneElement: { id: 'votes.goneElement', defaultMessage: 'No longer on the board', description: 'In place of the name of an element that was deleted' },
  empty: { id: 'votes.empty', defaultMessage: 'No votes yet', description: 'Title: the board has no votes' },
  emptyText: { id: 'votes.emptyText', defaultMessage: 'Who can edit this board starts them.', description: 'Text: the board has no votes, and the reader cannot start one' },
  nothing: { id: 'votes.nothing', defaultMessage: 'There is nothing on the board to vote for yet.', description: 'The list of what can be voted for is empty' },
  find: { id: 'votes.find', defaultMessage: 'Find in the list', description: 'Label of a field that narrows the list' },
  loading: { id: 'votes.loading', defaultMessage: 'Loading votes', description: 'Spoken while votes load' },
  failed: { id: 'votes.failed', defaultMessage: 'The votes could not be loaded', description: 'Title of an error' },
  retry: { id: 'votes.retry', defaultMessage: 'Try again', description: 'Button' },
  used: { id: 'votes.used', defaultMessage: 'You have placed all your dots. Take one back to place it elsewhere.', description: 'A dot was not placed' },
  notHere: { id: 'votes.notHere', defaultMessage: 'This vote is about other elements.', description: 'A dot was not placed: the element is not among those of the vote' },
  readOnly: { id: 'votes.readOnly', defaultMessage: 'You can look at this vote. To take part, ask for a link that lets you comment.', description: 'To those who may only look' },
}); // prettier-ignore

/** Words of votes on a board. */
export const messages = {
  ...plain,
  left: defineMessage<Counted>({
    id: 'votes.left',
    defaultMessage: '{count, plural, =0 {No dots left} one {# dot left} other {# dots left}}',
    description: 'How many dots the reader can still place',
  }),
  onlySelected: defineMessage<Counted>({
    id: 'votes.onlySelected',
    defaultMessage: '{count, plural, =1 {Only the selected element} other {Only the # selected elements}}',
    description: 'Box: what can be voted for',
  }),
  began: defineMessage<Named & { question: string }>({
    id: 'votes.began',
    defaultMessage: '{name} started a vote: {question}',
    description: 'Shown and spoken when a vote begins',
  }),
  beganPlain: defineMessage<Named>({
    id: 'votes.beganPlain',
    defaultMessage: '{name} started a vote',
    description: 'Shown and spoken when a vote without a question begins',
  }),
  voters: defineMessage<Counted>({
    id: 'votes.voters',
    defaultMessage:
      '{count, plural, =0 {Nobody has voted yet} one {# person has voted} other {# people have voted}}',
    description: 'How many people have placed dots',
  }),
  count: defineMessage<Counted>({
    id: 'votes.count',
    defaultMessage: '{count, plural, =0 {No dots} one {# dot} other {# dots}}',
    description: 'How many dots an element has',
  }),
  countOf: defineMessage<Counted & Named>({
    id: 'votes.countOf',
    defaultMessage: '{name}: {count, plural, one {# dot} other {# dots}}',
    description: 'Spoken: the result of an element on the board',
  }),
  add: defineMessage<Named>({
    id: 'votes.add',
    defaultMessage: 'Place a dot on {name}',
    description: 'Button; name is that of an element',
  }),
  take: defineMessage<Named>({
    id: 'votes.take',
    defaultMessage: 'Take a dot back from {name}',
    description: 'Button; name is that of an element',
  }),
  takeOne: defineMessage<Counted & Named>({
    id: 'votes.takeOne',
    defaultMessage: '{count, plural, one {# dot} other {# dots}} on {name}: take one back',
    description:
      'Button at an element on the board; name is that of the element, count how many dots of the reader it has',
  }),
  more: defineMessage<Counted>({
    id: 'votes.more',
    defaultMessage:
      '{count, plural, one {# more: find it by its text.} other {# more: find them by their text.}}',
    description: 'Below a list that is cut off',
  }),
};
