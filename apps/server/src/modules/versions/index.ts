import { defineArea } from '../../api/handler.ts';
import { createVersion } from './createVersion.ts';
import { deleteVersion } from './deleteVersion.ts';
import { getVersionObject } from './getVersionObject.ts';
import { listVersions } from './listVersions.ts';
import { renameVersion } from './renameVersion.ts';
import { restoreVersion } from './restoreVersion.ts';

/** Versions of boards. */
export const versions = defineArea({
  createVersion,
  deleteVersion,
  getVersionObject,
  listVersions,
  renameVersion,
  restoreVersion,
});
