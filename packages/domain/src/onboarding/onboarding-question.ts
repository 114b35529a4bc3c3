/** Questions of the onboarding form whose answers are options, as the operator's summary names them. */
export const OnboardingQuestion = {
  JOB: 'job',
  CHANNEL: 'channel',
  USE_CASE: 'use_case',
  SPACE_TYPE: 'space_type',
  WORK_SCENE: 'work_scene',
  COMPANY_SIZE: 'company_size',
} as const;
export type OnboardingQuestion = (typeof OnboardingQuestion)[keyof typeof OnboardingQuestion];
