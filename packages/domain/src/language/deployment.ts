/** Where the product runs (spec §1): decides default language, option lists and the marketing header. */
export const Deployment = {
  MAINLAND: 'mainland',
  OVERSEAS: 'overseas',
} as const;
export type Deployment = (typeof Deployment)[keyof typeof Deployment];
