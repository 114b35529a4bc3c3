import { defineMessages } from '@boardwalk/app-shell/language';

export const historyMessages = defineMessages({
  title: {
    id: 'history.title',
    defaultMessage: 'History of {name}',
    description: 'Title over what became of the works of a creator',
  },
  none: {
    id: 'history.none',
    defaultMessage: 'Nothing has happened yet',
    description: 'Title of the empty history',
  },
  thisOne: {
    id: 'history.thisOne',
    defaultMessage: 'This submission',
    description: 'Mark: the submission that is open',
  },
  waiting: { id: 'history.waiting', defaultMessage: 'Waiting', description: 'State of a submission' },
  passed: { id: 'history.passed', defaultMessage: 'Passed', description: 'State of a submission' },
  refused: { id: 'history.refused', defaultMessage: 'Refused', description: 'State of a submission' },
  withdrawn: {
    id: 'history.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a submission: taken back by its creator',
  },
  workReported: {
    id: 'history.workReported',
    defaultMessage: 'Reports upheld: work taken down',
    description: 'What happened with a work',
  },
  takenDown: {
    id: 'history.takenDown',
    defaultMessage: 'Taken down',
    description: 'What happened with a work: a moderator took it down without a report',
  },
  commentReported: {
    id: 'history.commentReported',
    defaultMessage: 'Reports upheld: comment removed',
    description: 'What happened with a comment of the creator',
  },
  profileReported: {
    id: 'history.profileReported',
    defaultMessage: 'Reports upheld: profile reset',
    description: 'What happened with the profile of the creator',
  },
  profile: {
    id: 'history.profile',
    defaultMessage: 'Profile',
    description: 'In place of the name of a work: it was about the profile',
  },
  onWork: {
    id: 'history.onWork',
    defaultMessage: 'Comment on “{name}”',
    description: 'In place of the name of a work: it was about a comment on it',
  },
});
