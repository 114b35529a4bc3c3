import { defineMessages } from '../language/define-messages.ts';

export const picturesMessages = defineMessages({
  label: {
    id: 'pictures.label',
    defaultMessage: 'Pictures (optional)',
    description: 'Label of the pictures that go with a report or feedback',
  },
  hint: {
    id: 'pictures.hint',
    defaultMessage: 'Up to {count} pictures, JPEG or PNG, {size} MB each. You can also paste or drop them.',
    description: 'Which pictures are taken, and how',
  },
  pick: { id: 'pictures.pick', defaultMessage: 'Add a picture', description: 'Button: choose a picture' },
  remove: {
    id: 'pictures.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button: take a picture away',
  },
  sending: {
    id: 'pictures.sending',
    defaultMessage: 'Sending {name}',
    description: 'A picture is being sent',
  },
  retry: {
    id: 'pictures.retry',
    defaultMessage: 'Try again',
    description: 'Button: send a picture once more',
  },
  type: {
    id: 'pictures.type',
    defaultMessage: '{name} was not added: choose a JPEG or PNG picture.',
    description: 'A file is not of an accepted kind',
  },
  empty: {
    id: 'pictures.empty',
    defaultMessage: '{name} was not added: the file is empty.',
    description: 'A file has no content',
  },
  tooLarge: {
    id: 'pictures.tooLarge',
    defaultMessage: '{name} was not added: it is larger than {size} MB.',
    description: 'A file is over the limit',
  },
  tooMany: {
    id: 'pictures.tooMany',
    defaultMessage: '{name} was not added: at most {count} pictures.',
    description: 'There are as many pictures as there may be',
  },
  unsent: {
    id: 'pictures.unsent',
    defaultMessage: 'A picture could not be sent. Try it again or remove it.',
    description: 'A form cannot be sent because of a picture',
  },
});
