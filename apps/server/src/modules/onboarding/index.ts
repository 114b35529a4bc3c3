import { defineArea } from '../../api/handler.ts';
import { checkIdentityTag } from './checkIdentityTag.ts';
import { getOnboardingSummary } from './getOnboardingSummary.ts';
import { listOnboardingTexts } from './listOnboardingTexts.ts';
import { writeIdentityTag } from './writeIdentityTag.ts';

/** The questions everybody is asked once. */
export const onboarding = defineArea({
  checkIdentityTag,
  getOnboardingSummary,
  listOnboardingTexts,
  writeIdentityTag,
});
