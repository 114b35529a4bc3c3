/** Largest number of files the image helper takes unless a form says otherwise (spec §5). */
export const DEFAULT_IMAGES_MAX = 15;
