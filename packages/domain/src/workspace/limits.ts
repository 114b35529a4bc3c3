/** Folder id of the root of a project (spec §7). */
export const ROOT_FOLDER_ID = '0';

/** Length of a board file's name in characters: what can be published under it fits the title (spec §9). */
export const FILE_NAME_LIMITS = { min: 1, max: 50 } as const;

/** Length of the name of a project or folder in characters. */
export const PLACE_NAME_LIMITS = { min: 1, max: 50 } as const;

/** How deep folders nest; a folder at the top of a project has depth 1. */
export const MAX_FOLDER_DEPTH = 20;

/** How many projects a team and how many direct subfolders a folder holds: both are listed whole. */
export const PLACE_LIMITS = { projects: 100, folders: 200 } as const;

/** Days after which a file in the trash is purged. */
export const TRASH_DAYS = 30;
