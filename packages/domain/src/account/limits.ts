import { ImageType } from '../images/image-type.ts';

/** What an avatar may be before its middle square is cut out. */
export const AVATAR_LIMITS = {
  types: [ImageType.JPEG, ImageType.PNG, ImageType.WEBP],
  maxBytes: 5 * 1024 * 1024,
} as const;

/** Exports of everything about a person. */
export const EXPORT_LIMITS = {
  /** How long an archive is kept. */
  days: 7,
  /** Exports a person may ask for within 24 hours. */
  perDay: 3,
} as const;

/** How long the code of the account frame may wait to be used, in seconds. */
export const FRAME_CODE_SECONDS = 60;

/** Passkeys of one person. */
export const PASSKEY_LIMITS = {
  /** How many there may be. */
  max: 20,
  /** Length of a name in characters. */
  name: { min: 1, max: 50 },
} as const;
