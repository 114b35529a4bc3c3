/** Where the onboarding dialog stands (spec §4). */
export const OnboardingPhase = {
  /** A question is shown. */
  ANSWERING: 'answering',
  /** The answers are being submitted. */
  SUBMITTING: 'submitting',
  /** The answers so far are being submitted as a skip. */
  SKIPPING: 'skipping',
  /** The answers are stored; the team is being created. */
  CREATING_TEAM: 'creating_team',
  /** The finish panel is shown. */
  FINISHED: 'finished',
  CLOSED: 'closed',
} as const;
export type OnboardingPhase = (typeof OnboardingPhase)[keyof typeof OnboardingPhase];
