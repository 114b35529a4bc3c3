/** The ready reasons of a refusal, by name. */
export const REASONS = ['title', 'cover', 'unfinished', 'personal', 'copied', 'advertising'] as const;
export type Reason = (typeof REASONS)[number];
