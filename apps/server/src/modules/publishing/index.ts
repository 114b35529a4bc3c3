import { PUBLISH_LIMITS } from '@boardwalk/domain';
import { defineArea } from '../../api/handler.ts';
import { cancelPublish } from './cancelPublish.ts';
import { getAuditStatus } from './getAuditStatus.ts';
import { getAuditStatusMap } from './getAuditStatusMap.ts';
import { listAuditFiles } from './listAuditFiles.ts';
import { publishFile } from './publishFile.ts';
import { renderFileCover } from './renderFileCover.ts';

/** Handing works in for review, and taking them back. */
export const publishing = defineArea(
  { cancelPublish, getAuditStatus, getAuditStatusMap, listAuditFiles, publishFile, renderFileCover },
  { formFileBytes: { publishFile: PUBLISH_LIMITS.coverMaxBytes } },
);
