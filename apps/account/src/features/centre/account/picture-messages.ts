import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  label: { id: 'centre.picture.label', defaultMessage: 'Picture', description: 'Names the picture' },
  hint: {
    id: 'centre.picture.hint',
    defaultMessage: 'JPEG, PNG or WebP, up to 5 MB.',
    description: 'Help beside the picture',
  },
  pick: {
    id: 'centre.picture.pick',
    defaultMessage: 'Choose a picture',
    description: 'Where a picture is chosen or dropped',
  },
  replace: { id: 'centre.picture.replace', defaultMessage: 'Choose another', description: 'Replaces it' },
  remove: { id: 'centre.picture.remove', defaultMessage: 'Remove the picture', description: 'Removes it' },
  sending: { id: 'centre.picture.sending', defaultMessage: 'Saving', description: 'The picture is sent' },
  area: {
    id: 'centre.picture.area',
    defaultMessage: 'The part that is shown. Drag it, or move it with the arrow keys.',
    description: 'Names the picture while it is cropped',
  },
  zoom: { id: 'centre.picture.zoom', defaultMessage: 'Zoom', description: 'Slider of the crop' },
  across: {
    id: 'centre.picture.across',
    defaultMessage: 'From left to right',
    description: 'Slider of the crop',
  },
  down: {
    id: 'centre.picture.down',
    defaultMessage: 'From top to bottom',
    description: 'Slider of the crop',
  },
  apply: { id: 'centre.picture.apply', defaultMessage: 'Use this part', description: 'Ends the crop' },
  wrongKind: {
    id: 'centre.picture.wrongKind',
    defaultMessage: 'This is no JPEG, PNG or WebP picture.',
    description: 'Why a picture was not taken',
  },
  tooBig: {
    id: 'centre.picture.tooBig',
    defaultMessage: 'A picture may have at most 5 MB.',
    description: 'Why a picture was not taken',
  },
});

/** Words of the picture that others see. */
export const pictureMessages = {
  ...plain,
  alt: defineMessage<{ name: string }>({
    id: 'centre.picture.alt',
    defaultMessage: 'Picture of {name}',
    description: 'What the picture shows',
  }),
};
