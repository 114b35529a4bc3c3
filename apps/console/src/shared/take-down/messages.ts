import { defineMessages } from '@boardwalk/app-shell/language';

export const takeDownMessages = defineMessages({
  open: {
    id: 'takeDown.open',
    defaultMessage: 'Take down…',
    description: 'Button: opens the dialog that asks why a work is taken down',
  },
  title: {
    id: 'takeDown.title',
    defaultMessage: 'Take down “{name}”',
    description: 'Title of the dialog',
  },
  text: {
    id: 'takeDown.text',
    defaultMessage:
      'It leaves the community at once, and an update that waits is refused. Its creator reads the reason and can submit again.',
    description: 'Text of the dialog',
  },
  reasonMissing: {
    id: 'takeDown.reasonMissing',
    defaultMessage: 'Say why the work is taken down.',
    description: 'The reason was left empty',
  },
  send: { id: 'takeDown.send', defaultMessage: 'Take down', description: 'Button: takes the work down' },
  done: {
    id: 'takeDown.done',
    defaultMessage: '“{name}” was taken down. Its creator reads your reason.',
    description: 'Toast: the work was taken down',
  },
  notPublic: {
    id: 'takeDown.notPublic',
    defaultMessage: 'The work is not public any more.',
    description: 'Failure: somebody has taken it down, or its creator has withdrawn it meanwhile',
  },
  cancel: { id: 'takeDown.cancel', defaultMessage: 'Cancel', description: 'Button: leaves the dialog' },
  close: { id: 'takeDown.close', defaultMessage: 'Close', description: 'Button: closes the dialog' },
});
