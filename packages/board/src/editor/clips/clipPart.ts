import { Registry } from '../../registry.ts';
import type { ClipDoor } from '../view/clipboard.ts';
import type { PointerInput } from '../view/pointerInput.ts';
import type { ViewContext } from '../view/viewContext.ts';

/** Copying and pasting on a page, until it is destroyed. */
export interface AttachedClips extends ClipDoor {
  destroy(): void;
}

/** How one copies and pastes; fetched with the rest of an editor. */
export interface ClipPart {
  readonly id: 'clip';
  /** Takes what is copied, cut and pasted on a page from now on. */
  attach(context: ViewContext, field: HTMLTextAreaElement, pointer: PointerInput): AttachedClips;
}

export const clipParts = new Registry<ClipPart>(({ id }) => id, []);
