/** What happens to published works when their owner deletes the account. */
export const KeepWorks = {
  /** They stay in the community, without the name of who made them. */
  ANONYMISE: 'anonymise',
  /** They leave the community. */
  REMOVE: 'remove',
} as const;
export type KeepWorks = (typeof KeepWorks)[keyof typeof KeepWorks];
