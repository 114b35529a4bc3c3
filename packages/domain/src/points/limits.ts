/** Points for each cause that earns them (spec §9). */
export const POINTS = {
  job: 10,
  channel: 10,
  useCase: 10,
  spaceType: 20,
  dailyVisit: 5,
  firstApprovedTemplate: 50,
} as const;

/** What points buy: days of the personal plan for one card (spec §9). */
export const PERSONAL_PLAN_CARD = { points: 100, days: 30 } as const;
