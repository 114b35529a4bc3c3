/** Times and distances of toasts (spec §9): milliseconds and CSS pixels. */
export const TOAST_LIMITS = {
  durationMs: 3000,
  top: 48,
  spacing: 46,
  /** Duration of the message after a login without a pending action. */
  loginSuccessMs: 300,
} as const;

/** Sizes of dialogs and drawers (spec §9) in CSS pixels. */
export const DIALOG_SIZES = {
  onboardingHeight: 648,
  publishWidth: 480,
  publishFormHeight: 600,
  publishDetailHeight: 476,
  limitWidth: 560,
  messageDrawerWidth: 304,
} as const;

/** Defaults of a tooltip (spec §9). Delays in milliseconds. */
export const TOOLTIP_DEFAULTS = {
  showDelayMs: 200,
  hideDelayMs: 0,
  placement: 'right',
  theme: 'board',
} as const;

/** Storage key under which the guide remembers that it was seen (spec §9). */
export const GUIDE_STORAGE_KEY = 'CMT_GUIDE_KEY';
