import type { WithSession } from './session-slice.ts';

/** The id of the viewer, also after their session has ended in this page; undefined for a visitor who was not logged in. */
export const selectLastViewerId = ({ session }: WithSession): string | undefined =>
  session.user?.user_id ?? session.endedUserId;
