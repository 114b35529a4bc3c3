export { renderSharePicture, SHARE_PICTURE_SIZE } from './renderSharePicture.ts';
export type { SharePictureOptions } from './renderSharePicture.ts';
export { renderThumbnail } from './renderThumbnail.ts';
export type { ThumbnailOptions } from './renderThumbnail.ts';
