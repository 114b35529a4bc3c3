export { renderThumbnail } from './renderThumbnail.ts';
export type { ThumbnailOptions } from './renderThumbnail.ts';
