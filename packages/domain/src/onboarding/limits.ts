import { TEAM_NAME_LIMITS } from '../team/limits.ts';

/** Limits of the onboarding answers (spec §5, §9). Lengths in characters. */
export const ONBOARDING_LIMITS = {
  choicesMin: 1,
  choicesMax: 5,
  otherTextMax: 40,
  teamNameMax: TEAM_NAME_LIMITS.max,
} as const;
