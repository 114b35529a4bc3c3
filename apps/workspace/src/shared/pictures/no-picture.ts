/** The file is no picture that this browser can read. */
export class NoPictureError extends Error {}
