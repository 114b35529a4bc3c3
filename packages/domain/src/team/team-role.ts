/** Role of a member in a team, from most to least trusted (spec §6). */
export const TeamRole = {
  OWNER: 'owner',
  MANAGER: 'manager',
  EDITOR: 'editor',
  VIEWER: 'viewer',
  GUEST: 'guest',
} as const;
export type TeamRole = (typeof TeamRole)[keyof typeof TeamRole];
