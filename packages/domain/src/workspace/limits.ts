/** Folder id of the root of a project (spec §7). */
export const ROOT_FOLDER_ID = '0';

/** Length of a board file's name in characters: what can be published under it fits the title (spec §9). */
export const FILE_NAME_LIMITS = { min: 1, max: 50 } as const;
