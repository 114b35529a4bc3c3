/** Ready-made views of the community (spec §3, wire name `viewType`). */
export const ListView = {
  RECOMMEND: 1,
  HOT: 2,
  /** Works of followed creators; needs login. */
  MY_FOCUS: 3,
} as const;
export type ListView = (typeof ListView)[keyof typeof ListView];
