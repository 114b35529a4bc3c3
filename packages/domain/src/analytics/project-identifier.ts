import { Deployment } from '../language/deployment.ts';

/** Projects under which analytics events are kept apart (spec §9). */
export const AnalyticsProject = {
  MAINLAND: 'boardwalk-mainland',
  OVERSEAS: 'boardwalk-overseas',
  TEST: 'boardwalk-test',
} as const;
export type AnalyticsProject = (typeof AnalyticsProject)[keyof typeof AnalyticsProject];

/**
 * The project that analytics events of a deployment belong to. Spec §9.
 *
 * @param deployment where the product runs
 * @param isTest whether this is a test installation
 */
export function analyticsProject(deployment: Deployment, isTest: boolean): AnalyticsProject {
  if (isTest) return AnalyticsProject.TEST;
  return deployment === Deployment.MAINLAND ? AnalyticsProject.MAINLAND : AnalyticsProject.OVERSEAS;
}
