/** Which threads of comments on a board are listed. */
export const BoardCommentFilter = { OPEN: 'open', RESOLVED: 'resolved', ALL: 'all' } as const;
export type BoardCommentFilter = (typeof BoardCommentFilter)[keyof typeof BoardCommentFilter];
