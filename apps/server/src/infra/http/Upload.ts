/** A file part of a form, read into memory within the operation's limit. */
export interface Upload {
  bytes: Buffer;
  filename: string;
  /** The type the sender claims; judge by content instead. */
  claimedType: string;
}
