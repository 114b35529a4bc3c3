import { defineArea } from '../../infra/http/handler.ts';
import { createCollabTicket } from './createCollabTicket.ts';
import { createFile } from './createFile.ts';
import { deleteFile } from './deleteFile.ts';
import { getFile } from './getFile.ts';
import { getSpace } from './getSpace.ts';
import { getUploadedImage } from './getUploadedImage.ts';
import { getUploadInfo } from './getUploadInfo.ts';
import { listFolders } from './listFolders.ts';
import { listProjectFiles } from './listProjectFiles.ts';
import { listProjects } from './listProjects.ts';
import { listTeams } from './listTeams.ts';
import { renameFile } from './renameFile.ts';
import { uploadFileImage } from './uploadFileImage.ts';
import { uploadFileImagePreview } from './uploadFileImagePreview.ts';
import { uploadFileImageThumb } from './uploadFileImageThumb.ts';
import { BOARD_IMAGE_BYTES } from './uploads.ts';

/** Teams, projects, folders, files and the pictures on boards. */
export const workspace = defineArea(
  {
    createCollabTicket,
    createFile,
    deleteFile,
    getFile,
    getSpace,
    getUploadedImage,
    getUploadInfo,
    listFolders,
    listProjectFiles,
    listProjects,
    listTeams,
    renameFile,
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
