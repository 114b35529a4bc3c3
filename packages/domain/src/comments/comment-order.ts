/** Order of the comments on a work. */
export const CommentOrder = { NEWEST: 'newest', OLDEST: 'oldest' } as const;
export type CommentOrder = (typeof CommentOrder)[keyof typeof CommentOrder];
