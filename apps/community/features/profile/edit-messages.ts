import { defineMessages } from '#shared/language/define-messages.ts';

export const editMessages = defineMessages({
  title: { id: 'profile.editTitle', defaultMessage: 'Edit profile', description: 'Title of the dialog' },
  nickName: { id: 'profile.nickName', defaultMessage: 'Name', description: 'Label of the nickname' },
  nickNameHint: {
    id: 'profile.nickNameHint',
    defaultMessage: 'Up to {max} characters, without official-sounding words.',
    description: 'Rule of the nickname',
  },
  bio: { id: 'profile.bio', defaultMessage: 'About you', description: 'Label of the bio' },
  sex: { id: 'profile.sex', defaultMessage: 'Sex', description: 'Label of a choice' },
  woman: { id: 'profile.woman', defaultMessage: 'Woman', description: 'Choice' },
  man: { id: 'profile.man', defaultMessage: 'Man', description: 'Choice' },
  confidential: { id: 'profile.confidential', defaultMessage: 'Prefer not to say', description: 'Choice' },
  counter: {
    id: 'profile.counter',
    defaultMessage: '{count}/{max}',
    description: 'Characters so far and allowed',
  },
  save: { id: 'profile.save', defaultMessage: 'Save', description: 'Button: save the profile' },
  cancel: { id: 'profile.cancel', defaultMessage: 'Cancel', description: 'Button: close without saving' },
  close: { id: 'profile.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  saved: { id: 'profile.saved', defaultMessage: 'Your profile was changed', description: 'Saving succeeded' },
  failed: {
    id: 'profile.failed',
    defaultMessage: 'Your profile could not be changed. Please try again.',
    description: 'Saving failed',
  },
  loadFailed: {
    id: 'profile.loadFailed',
    defaultMessage: 'Your profile could not be loaded',
    description: 'Error in the dialog',
  },
  retry: { id: 'profile.retry', defaultMessage: 'Try again', description: 'Button: once more' },
  required: { id: 'profile.required', defaultMessage: 'Enter a name.', description: 'The nickname is empty' },
  tooLong: {
    id: 'profile.tooLong',
    defaultMessage: 'Shorten this to {max} characters.',
    description: 'A text is too long',
  },
  reservedWords: {
    id: 'profile.reservedWords',
    defaultMessage: 'This name may not contain {words}. Choose another one.',
    description: 'The nickname contains words that are not allowed',
  },
  invalidCharacters: {
    id: 'profile.invalidCharacters',
    defaultMessage: 'Remove the invisible characters from this name.',
    description: 'The nickname contains control characters',
  },
  invalid: {
    id: 'profile.invalid',
    defaultMessage: 'This is not accepted. Change it and try again.',
    description: 'A field was refused for another reason',
  },
});
