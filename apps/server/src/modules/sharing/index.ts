import { defineArea } from '../../api/handler.ts';
import { createShareLink } from './createShareLink.ts';
import { createShareTicket } from './createShareTicket.ts';
import { getSharedFile } from './getSharedFile.ts';
import { joinSharedFile } from './joinSharedFile.ts';
import { listSharedFiles } from './listSharedFiles.ts';
import { listShareLinks } from './listShareLinks.ts';
import { listVisitors } from './listVisitors.ts';
import { removeVisitor } from './removeVisitor.ts';
import { revokeShareLink } from './revokeShareLink.ts';
import { updateShareLink } from './updateShareLink.ts';

/** Files shared by links, and the visitors who come by them. */
export const sharing = defineArea({
  createShareLink,
  createShareTicket,
  getSharedFile,
  joinSharedFile,
  listSharedFiles,
  listShareLinks,
  listVisitors,
  removeVisitor,
  revokeShareLink,
  updateShareLink,
});
