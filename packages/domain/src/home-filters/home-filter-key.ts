/** Query keys of the home filters (spec §2). */
export const HomeFilterKey = {
  PARENT_SCENE: 'pScene',
  CHILD_SCENE: 'cScene',
  INDUSTRY: 'industry',
  CHART: 'chart',
  ORDER: 'order',
  /** Topic. */
  SPECIAL: 'special',
} as const;
export type HomeFilterKey = (typeof HomeFilterKey)[keyof typeof HomeFilterKey];
