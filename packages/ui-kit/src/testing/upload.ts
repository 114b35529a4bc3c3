import type { ImageUploadWords } from '../components/ImageUpload/uploadTypes.ts';

const REASONS = {
  kind: 'is no PNG, JPEG or WebP',
  bytes: 'is larger than 5 MB',
  unreadable: 'is no picture that can be read',
  small: 'is too small',
  pixels: 'has too many pixels',
  count: 'is one too many',
};

/** Words of an ImageUpload, for stories and tests. */
export const uploadWords = {
  pick: 'Choose a picture, or drop or paste it here',
  replace: 'Replace',
  remove: (alt) => `Remove ${alt}`,
  earlier: (alt) => `Move ${alt} earlier`,
  later: (alt) => `Move ${alt} later`,
  moved: (alt, place, all) => `${alt} is number ${place} of ${all}`,
  sending: (alt) => `Sending ${alt}`,
  refused: (reason, fileName) => `${fileName} ${REASONS[reason]}`,
  crop: {
    area: 'The part that is kept. Arrow keys move it, + and − zoom.',
    zoom: 'Zoom',
    across: 'Left to right',
    down: 'Top to bottom',
    apply: 'Use this part',
    cancel: 'Cancel',
  },
} satisfies ImageUploadWords;
