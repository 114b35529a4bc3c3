/** What the keys of the page do with the submission that is shown; nothing while somebody else judges it. */
export interface SubmissionKeys {
  readonly claim?: () => void;
  readonly pass?: () => void;
  readonly refuse?: () => void;
}
