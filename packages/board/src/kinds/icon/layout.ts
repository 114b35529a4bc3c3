import { captionedLayout } from '../picture/layout.ts';
import type { IconElement } from './model.ts';

/** An icon stands as a picture does, with what it says below it. */
export const iconLayout = captionedLayout<IconElement>('icon');
