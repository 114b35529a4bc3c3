/** The search in a board, loaded when it is asked for. */
export const loadBoardFind = async () => (await import('./BoardFind.tsx')).BoardFind;

/** The presentation of a board, loaded when it is asked for. */
export const loadBoardPresentation = async () => (await import('./BoardPresentation.tsx')).BoardPresentation;
