import type { BoxItem } from '../../layout/sceneItem.ts';
import { handLayout } from '../drawing/layout.ts';
import type { HighlightElement } from './model.ts';

/** Width of a highlight that names none: that of a line of text. */
export const HIGHLIGHT_WIDTH = 24;

/** A highlight as it stands on the board. */
export type HighlightItem = BoxItem & { readonly element: HighlightElement };

export const highlightLayout = handLayout<HighlightElement>('highlight', HIGHLIGHT_WIDTH);
