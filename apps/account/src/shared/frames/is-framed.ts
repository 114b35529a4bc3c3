/** Whether a page is in the frame of a dialog. */
export const isFramed = (page: Window = window) => page.parent !== page;
