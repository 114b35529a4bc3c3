export { exportGallery, isFree } from './gallery/exportGallery.ts';
export { findByEmail, findFirstSuperAdmin } from './gallery/galleryRepository.ts';
export { checkGallery, importGallery, type ImportSummary } from './gallery/importGallery.ts';
export { GalleryFault, readGallery } from './gallery/readGallery.ts';
export {
  createOperatorAccounts,
  type AdminKind,
  type AdminOutcome,
  type AdminRow,
} from './operatorAccounts.ts';
