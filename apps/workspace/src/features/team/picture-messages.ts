import { defineMessages } from 'react-intl';

/** Words of the picture of a team. */
export const pictureMessages = defineMessages({
  label: { id: 'team.picture.label', defaultMessage: 'Picture', description: 'Names the picture' },
  hint: {
    id: 'team.picture.hint',
    defaultMessage: 'JPEG, PNG or WebP, up to 5 MB.',
    description: 'Help beside the picture',
  },
  pick: {
    id: 'team.picture.pick',
    defaultMessage: 'Choose a picture',
    description: 'Where a picture is chosen or dropped',
  },
  replace: { id: 'team.picture.replace', defaultMessage: 'Choose another', description: 'Replaces it' },
  remove: { id: 'team.picture.remove', defaultMessage: 'Remove the picture', description: 'Removes it' },
  sending: { id: 'team.picture.sending', defaultMessage: 'Saving', description: 'The picture is sent' },
  area: {
    id: 'team.picture.area',
    defaultMessage: 'The part that is shown. Drag it, or move it with the arrow keys.',
    description: 'Names the picture while it is cropped',
  },
  zoom: { id: 'team.picture.zoom', defaultMessage: 'Zoom', description: 'Slider of the crop' },
  across: {
    id: 'team.picture.across',
    defaultMessage: 'From left to right',
    description: 'Slider of the crop',
  },
  down: {
    id: 'team.picture.down',
    defaultMessage: 'From top to bottom',
    description: 'Slider of the crop',
  },
  apply: { id: 'team.picture.apply', defaultMessage: 'Use this part', description: 'Ends the crop' },
  wrongKind: {
    id: 'team.picture.wrongKind',
    defaultMessage: 'This is no JPEG, PNG or WebP picture.',
    description: 'Why a picture was not taken',
  },
  tooBig: {
    id: 'team.picture.tooBig',
    defaultMessage: 'A picture may have at most 5 MB.',
    description: 'Why a picture was not taken',
  },
  cancel: { id: 'team.picture.cancel', defaultMessage: 'Cancel', description: 'Leaves the crop' },
  saved: {
    id: 'team.picture.saved',
    defaultMessage: 'The team has a new picture',
    description: 'Toast',
  },
  removed: {
    id: 'team.picture.removed',
    defaultMessage: 'The picture is removed',
    description: 'Toast: the team has none any more',
  },
});
