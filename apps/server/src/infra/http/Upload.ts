/** A file part of a form, kept in a file of its own until the request is answered. */
export interface Upload {
  /** Where its content is. */
  path: string;
  /** Bytes of the content. */
  size: number;
  /** The first bytes, by which its type is known. */
  head: Buffer;
  /** SHA-256 of the content, in hex. */
  sha256: string;
  filename: string;
  /** The type the sender claims; judge by content instead. */
  claimedType: string;
}

/** Whether a field of a form is a file: a text where a file belongs, or several files, are none. */
export function isUpload(field: unknown): field is Upload {
  return typeof field === 'object' && field !== null && 'path' in field && 'sha256' in field;
}
