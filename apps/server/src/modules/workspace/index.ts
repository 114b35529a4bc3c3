import { defineArea } from '../../api/handler.ts';
import { createCollabTicket } from './createCollabTicket.ts';
import { createFile } from './createFile.ts';
import { createFolder } from './createFolder.ts';
import { createProject } from './createProject.ts';
import { deleteFile } from './deleteFile.ts';
import { deleteFolder } from './deleteFolder.ts';
import { deleteProject } from './deleteProject.ts';
import { duplicateFile } from './duplicateFile.ts';
import { emptyTrash } from './emptyTrash.ts';
import { getFile } from './getFile.ts';
import { getSpace } from './getSpace.ts';
import { getUploadInfo } from './getUploadInfo.ts';
import { getUploadedImage } from './getUploadedImage.ts';
import { listFolders } from './listFolders.ts';
import { listProjectFiles } from './listProjectFiles.ts';
import { listProjects } from './listProjects.ts';
import { listRecentFiles } from './listRecentFiles.ts';
import { listStarredFiles } from './listStarredFiles.ts';
import { listTeams } from './listTeams.ts';
import { listTrash } from './listTrash.ts';
import { moveFile } from './moveFile.ts';
import { moveFolder } from './moveFolder.ts';
import { moveItems } from './moveItems.ts';
import { purgeFile } from './purgeFile.ts';
import { renameFile } from './renameFile.ts';
import { renameFolder } from './renameFolder.ts';
import { renameProject } from './renameProject.ts';
import { restoreFile } from './restoreFile.ts';
import { starFile } from './starFile.ts';
import { trashItems } from './trashItems.ts';
import { undoItemChange } from './undoItemChange.ts';
import { unstarFile } from './unstarFile.ts';
import { uploadFileImage } from './uploadFileImage.ts';
import { uploadFileImagePreview } from './uploadFileImagePreview.ts';
import { uploadFileImageThumb } from './uploadFileImageThumb.ts';
import { BOARD_IMAGE_BYTES } from './uploads.ts';

/** Teams, projects, folders, files and the pictures on boards. */
export const workspace = defineArea(
  {
    createCollabTicket,
    createFile,
    createFolder,
    createProject,
    deleteFile,
    deleteFolder,
    deleteProject,
    duplicateFile,
    emptyTrash,
    getFile,
    getSpace,
    getUploadInfo,
    getUploadedImage,
    listFolders,
    listProjectFiles,
    listProjects,
    listRecentFiles,
    listStarredFiles,
    listTeams,
    listTrash,
    moveFile,
    moveFolder,
    moveItems,
    purgeFile,
    renameFile,
    renameFolder,
    renameProject,
    restoreFile,
    starFile,
    trashItems,
    undoItemChange,
    unstarFile,
    uploadFileImage,
    uploadFileImagePreview,
    uploadFileImageThumb,
  },
  {
    formFileBytes: {
      uploadFileImage: BOARD_IMAGE_BYTES,
      uploadFileImagePreview: BOARD_IMAGE_BYTES,
      uploadFileImageThumb: BOARD_IMAGE_BYTES,
    },
  },
);
