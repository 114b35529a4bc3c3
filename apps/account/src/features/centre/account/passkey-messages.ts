import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'centre.passkeys.title', defaultMessage: 'Passkeys', description: 'Title' },
  hint: {
    id: 'centre.passkeys.hint',
    defaultMessage:
      'Log in with your fingerprint, your face or the lock of your device. Nobody can steal it on a copied page.',
    description: 'What passkeys are good for',
  },
  none: { id: 'centre.passkeys.none', defaultMessage: 'No passkeys yet.', description: 'Empty list' },
  notHere: {
    id: 'centre.passkeys.notHere',
    defaultMessage: 'This browser or the address of this site does not support passkeys.',
    description: 'In place of the button that adds one',
  },
  needsRelease: {
    id: 'centre.passkeys.needsRelease',
    defaultMessage: 'As an admin of this site you can add one once you have logged in with two steps.',
    description: 'In place of the button that adds one, where the site requires a second step of admins',
  },
  add: { id: 'centre.passkeys.add', defaultMessage: 'Add a passkey', description: 'Button and title' },
  addHint: {
    id: 'centre.passkeys.addHint',
    defaultMessage: 'First confirm that it is you. Then your device asks you to unlock it.',
    description: 'Help in the dialog',
  },
  added: {
    id: 'centre.passkeys.added',
    defaultMessage: 'The passkey is ready.',
    description: 'It was added',
  },
  name: { id: 'centre.passkeys.name', defaultMessage: 'Name', description: 'Label of the name' },
  nameHint: {
    id: 'centre.passkeys.nameHint',
    defaultMessage: 'So that you know later which device it is.',
    description: 'Help under the name',
  },
  rename: { id: 'centre.passkeys.rename', defaultMessage: 'Rename', description: 'Button' },
  remove: { id: 'centre.passkeys.remove', defaultMessage: 'Remove', description: 'Button' },
  removeHint: {
    id: 'centre.passkeys.removeHint',
    defaultMessage: 'It logs in no more. Delete it on your device as well.',
    description: 'Help in the dialog',
  },
  removed: {
    id: 'centre.passkeys.removed',
    defaultMessage: 'The passkey is removed.',
    description: 'It was removed',
  },
  noneMade: {
    id: 'centre.passkeys.noneMade',
    defaultMessage: 'Your device has made no passkey. Try again.',
    description: 'The person has cancelled, or the device cannot',
  },
  synced: {
    id: 'centre.passkeys.synced',
    defaultMessage: 'On several devices',
    description: 'A password manager keeps the passkey',
  },
  neverUsed: {
    id: 'centre.passkeys.neverUsed',
    defaultMessage: 'Never used',
    description: 'The passkey was never used',
  },
  log: { id: 'centre.passkeys.log', defaultMessage: 'What happened to them', description: 'Opens the log' },
});

/** Words about passkeys. */
export const passkeyMessages = {
  ...plain,
  renameNamed: defineMessage<{ name: string }>({
    id: 'centre.passkeys.renameNamed',
    defaultMessage: 'Rename {name}',
    description: 'Name of the button, title of the dialog',
  }),
  removeNamed: defineMessage<{ name: string }>({
    id: 'centre.passkeys.removeNamed',
    defaultMessage: 'Remove {name}',
    description: 'Name of the button, title of the dialog',
  }),
  addedOn: defineMessage<{ time: string }>({
    id: 'centre.passkeys.addedOn',
    defaultMessage: 'Added {time}',
    description: 'When a passkey was added',
  }),
  lastUsed: defineMessage<{ time: string }>({
    id: 'centre.passkeys.lastUsed',
    defaultMessage: 'Last used {time}',
    description: 'When a passkey was used last',
  }),
};

/** Entries of the log, by kind. */
export const passkeyEventMessages = {
  added: defineMessage<{ name: string }>({
    id: 'centre.passkeys.wasAdded',
    defaultMessage: '{name} added',
    description: 'Entry of the log',
  }),
  removed: defineMessage<{ name: string }>({
    id: 'centre.passkeys.wasRemoved',
    defaultMessage: '{name} removed',
    description: 'Entry of the log',
  }),
  copy_refused: defineMessage<{ name: string }>({
    id: 'centre.passkeys.wasRefused',
    defaultMessage: '{name} refused: it answered as a copy would',
    description: 'Entry of the log',
  }),
};
