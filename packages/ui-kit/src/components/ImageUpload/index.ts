export * from './ImageUpload.tsx';
export { inspectImage, type ImageLimits, type ImageRefusal } from './inspectImage.ts';
export type { ImageCropWords, ImageUploadWords, UploadImage } from './uploadTypes.ts';
