export { renderSharePicture, SHARE_PICTURE_SIZE } from './renderSharePicture.ts';
export type { SharePictureOptions } from './renderSharePicture.ts';
export { decodePictures, renderThumbnail } from './renderThumbnail.ts';
export type { DecodedPictures, ThumbnailOptions } from './renderThumbnail.ts';
