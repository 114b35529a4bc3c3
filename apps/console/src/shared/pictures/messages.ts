import { defineMessages } from '@boardwalk/app-shell/language';

export const pictureMessages = defineMessages({
  picture: {
    id: 'picture.picture',
    defaultMessage: 'Picture {number, number}',
    description: 'Names a picture that was sent along, spoken',
  },
  newTab: { id: 'picture.newTab', defaultMessage: 'opens in a new tab', description: 'Spoken after a link' },
});
