import { defineMessage } from 'react-intl';

/** Words of pictures on boards. */
export const pictureMessages = {
  add: defineMessage({
    id: 'picture.add',
    defaultMessage: 'Picture',
    description: 'Tool, menu and shortcut: choose pictures to put on the board',
  }),
  fromDevice: defineMessage({
    id: 'picture.fromDevice',
    defaultMessage: 'From this device',
    description: 'Menu of the picture tool: choose files',
  }),
  adding: defineMessage<{ count: number }>({
    id: 'picture.adding',
    defaultMessage: '{count, plural, =1 {Adding a picture…} other {Adding # pictures…}}',
    description: 'Status: pictures are on their way to the server',
  }),
  notAccepted: defineMessage({
    id: 'picture.notAccepted',
    defaultMessage: 'Use a JPEG, PNG, WebP, GIF or SVG file.',
    description: 'A file is no picture that can be read',
  }),
  notAdded: defineMessage<{ name: string; why: string }>({
    id: 'picture.notAdded',
    defaultMessage: '“{name}” was not added. {why}',
    description: 'Toast: a picture could not be put on the board; then why, as a sentence',
  }),
  notCopied: defineMessage<{ count: number }>({
    id: 'picture.notCopied',
    defaultMessage:
      '{count, plural, =1 {A picture was} other {# pictures were}} not copied. Copy again, or add the file itself.',
    description: 'Toast: pictures of another board could not be brought along',
  }),
  notTaken: defineMessage<{ count: number }>({
    id: 'picture.notTaken',
    defaultMessage:
      '{count, plural, one {# picture is missing} other {# pictures are missing}}. Save each one as a file and add it here.',
    description: 'Toast: pictures among what another program had copied could not be stored',
  }),
  tooMany: defineMessage<{ count: number }>({
    id: 'picture.tooMany',
    defaultMessage: 'Only the first {count} pictures are added. Add the others afterwards.',
    description: 'Toast: too many files at once',
  }),
};
