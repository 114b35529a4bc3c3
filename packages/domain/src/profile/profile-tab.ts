/** Tab of the profile page, query key `tab` (spec §2). */
export const ProfileTab = {
  WORKS: 1,
  COLLECTIONS: 2,
  FOLLOWS: 3,
  FANS: 4,
} as const;
export type ProfileTab = (typeof ProfileTab)[keyof typeof ProfileTab];

/**
 * Reads the `tab` query value of a profile address; anything unknown or absent shows the works. Spec §2, ENUM-20.
 *
 * @param value raw query value
 */
export function parseProfileTab(value: string | null | undefined): ProfileTab {
  return Object.values(ProfileTab).find((tab) => String(tab) === value) ?? ProfileTab.WORKS;
}
