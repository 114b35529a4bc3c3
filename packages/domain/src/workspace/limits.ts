/** Folder id of the root of a project (spec §7). */
export const ROOT_FOLDER_ID = '0';
