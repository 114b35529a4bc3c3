import { defineArea } from '../../api/handler.ts';
import { checkUsed } from './checkUsed.ts';
import { collectFile } from './collectFile.ts';
import { copyFile } from './copyFile.ts';
import { copyFileByPost } from './copyFileByPost.ts';
import { countFiles } from './countFiles.ts';
import { fileExists } from './fileExists.ts';
import { getAttrStatus } from './getAttrStatus.ts';
import { getFileFull } from './getFileFull.ts';
import { getFileFullLatestSelf } from './getFileFullLatestSelf.ts';
import { getFileFullSelf } from './getFileFullSelf.ts';
import { getFileObject } from './getFileObject.ts';
import { getFileObjectSelf } from './getFileObjectSelf.ts';
import { getPaymentStatus } from './getPaymentStatus.ts';
import { isCreator } from './isCreator.ts';
import { isFilePublished } from './isFilePublished.ts';
import { listCollectedFiles } from './listCollectedFiles.ts';
import { listCreatorFiles } from './listCreatorFiles.ts';
import { listDerivedFiles } from './listDerivedFiles.ts';
import { listFilesByLink } from './listFilesByLink.ts';
import { listOwnFiles } from './listOwnFiles.ts';
import { listPublishedVersions } from './listPublishedVersions.ts';
import { listRecommendedFiles } from './listRecommendedFiles.ts';
import { listViewFiles } from './listViewFiles.ts';
import { praiseFile } from './praiseFile.ts';
import { recordFileUse } from './recordFileUse.ts';
import { recordFileView } from './recordFileView.ts';
import { recordOutsourceUse } from './recordOutsourceUse.ts';

/** Published works and what people do with them. */
export const files = defineArea({
  checkUsed,
  collectFile,
  copyFile,
  copyFileByPost,
  countFiles,
  fileExists,
  getAttrStatus,
  getFileFull,
  getFileFullLatestSelf,
  getFileFullSelf,
  getFileObject,
  getFileObjectSelf,
  getPaymentStatus,
  isCreator,
  isFilePublished,
  listCollectedFiles,
  listCreatorFiles,
  listDerivedFiles,
  listFilesByLink,
  listOwnFiles,
  listPublishedVersions,
  listRecommendedFiles,
  listViewFiles,
  praiseFile,
  recordFileUse,
  recordFileView,
  recordOutsourceUse,
});
