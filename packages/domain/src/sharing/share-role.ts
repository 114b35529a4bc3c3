/** What a share link lets those do who join by it. Nobody becomes an owner by a link. */
export const ShareRole = {
  VIEWER: 'viewer',
  COMMENTER: 'commenter',
  EDITOR: 'editor',
} as const;
export type ShareRole = (typeof ShareRole)[keyof typeof ShareRole];
