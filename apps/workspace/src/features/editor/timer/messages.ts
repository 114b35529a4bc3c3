import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  menu: { id: 'timer.menu', defaultMessage: 'Timer…', description: 'Item of a menu: opens the dialog that starts a timer' },
  timer: { id: 'timer.timer', defaultMessage: 'Timer', description: 'Name of the bar with the timer, and title of its dialog' },
  text: { id: 'timer.text', defaultMessage: 'Everybody on the board sees it.', description: 'Below the title of the dialog' },
  minutes: { id: 'timer.minutes', defaultMessage: 'Minutes', description: 'Label of a field' },
  start: { id: 'timer.start', defaultMessage: 'Start', description: 'Button: the timer begins to run' },
  pause: { id: 'timer.pause', defaultMessage: 'Pause', description: 'Button: the timer stands still' },
  resume: { id: 'timer.resume', defaultMessage: 'Go on', description: 'Button: the timer runs again' },
  add: { id: 'timer.add', defaultMessage: 'Add a minute', description: 'Button' },
  end: { id: 'timer.end', defaultMessage: 'End the timer', description: 'Button' },
  close: { id: 'timer.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  sound: { id: 'timer.sound', defaultMessage: 'Sound at the end', description: 'Button that is on or off: a tone when the time is up, for this person alone' },
  paused: { id: 'timer.paused', defaultMessage: 'The timer is paused.', description: 'Spoken' },
  lastMinute: { id: 'timer.lastMinute', defaultMessage: 'One minute left.', description: 'Spoken' },
  over: { id: 'timer.over', defaultMessage: 'Time is up.', description: 'Spoken, and shown at the end' },
  required: { id: 'timer.required', defaultMessage: 'Enter 1 to 180 minutes.', description: 'The field was left empty' },
}); // prettier-ignore

/** Words of the timer on a board. */
export const timerMessages = {
  ...plain,
  running: defineMessage<{ count: number }>({
    id: 'timer.running',
    defaultMessage: 'The timer runs: {count, plural, one {# minute} other {# minutes}} left.',
    description: 'Spoken when it starts, goes on or gets longer',
  }),
  preset: defineMessage<{ count: number }>({
    id: 'timer.preset',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'Button that fills in a length',
  }),
};
