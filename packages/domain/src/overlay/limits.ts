/** Sizes of dialogs and drawers (spec §9) in CSS pixels. */
export const DIALOG_SIZES = {
  onboardingHeight: 648,
  publishWidth: 480,
  publishFormHeight: 600,
  publishDetailHeight: 476,
  limitWidth: 560,
  messageDrawerWidth: 304,
} as const;

/** Key of the guide in the session storage of a tab: the onboarding of one person, see `writeKeptOnboarding` (spec §9). */
export const GUIDE_STORAGE_KEY = 'CMT_GUIDE_KEY';
