/** Size of a label that names none, and how wide it gets. */
export const CONNECTOR_FONT_SIZE = 15;
export const LABEL_WIDTH = 200;
