import { defineArea } from '../../api/handler.ts';
import { checkUsed } from './copies/checkUsed.ts';
import { collectFile } from './marks/collectFile.ts';
import { copyFile } from './copies/copyFile.ts';
import { copyFileByPost } from './copies/copyFileByPost.ts';
import { countFiles } from './catalogue/countFiles.ts';
import { fileExists } from './access/fileExists.ts';
import { getAttrStatus } from './access/getAttrStatus.ts';
import { getFileFull } from './catalogue/getFileFull.ts';
import { getFileFullLatestSelf } from './catalogue/getFileFullLatestSelf.ts';
import { getFileFullSelf } from './catalogue/getFileFullSelf.ts';
import { getFileObject } from './access/getFileObject.ts';
import { getFileObjectSelf } from './access/getFileObjectSelf.ts';
import { getPaymentStatus } from './access/getPaymentStatus.ts';
import { isCreator } from './access/isCreator.ts';
import { isFilePublished } from './access/isFilePublished.ts';
import { listCollectedFiles } from './marks/listCollectedFiles.ts';
import { listCreatorFiles } from './catalogue/listCreatorFiles.ts';
import { listDerivedFiles } from './catalogue/listDerivedFiles.ts';
import { listFilesByLink } from './catalogue/listFilesByLink.ts';
import { listOwnFiles } from './catalogue/listOwnFiles.ts';
import { listPublishedVersions } from './catalogue/listPublishedVersions.ts';
import { listRecommendedFiles } from './catalogue/listRecommendedFiles.ts';
import { listViewFiles } from './catalogue/listViewFiles.ts';
import { praiseFile } from './marks/praiseFile.ts';
import { recordFileUse } from './copies/recordFileUse.ts';
import { recordFileView } from './views/recordFileView.ts';
import { recordOutsourceUse } from './copies/recordOutsourceUse.ts';

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
