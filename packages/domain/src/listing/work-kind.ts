/** What the board of a work mainly is. */
export const WorkKind = { BOARD: 'board', MINDMAP: 'mindmap' } as const;
export type WorkKind = (typeof WorkKind)[keyof typeof WorkKind];
