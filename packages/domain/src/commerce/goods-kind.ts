/** What is sold: some days of the personal plan, lifetime membership, the right to copy one template. */
export const GoodsKind = {
  PLAN: 'plan',
  LIFETIME: 'lifetime',
  TEMPLATE: 'template',
} as const;
export type GoodsKind = (typeof GoodsKind)[keyof typeof GoodsKind];
