/** The kind of what a dragged picture of a set carries: its id. */
export const DRAGGED = 'application/x-bw-image';

/** Whether files are dragged. Browsers give a picture that is dragged within the page a file as well; that is none. */
export function carriesFiles({ types }: DataTransfer): boolean {
  return types.includes('Files') && !types.includes(DRAGGED);
}
