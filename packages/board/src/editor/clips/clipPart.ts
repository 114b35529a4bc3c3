import { Registry } from '../../registry.ts';
import type { ClipDoor } from '../view/clipboard.ts';
import type { PointerInput } from '../view/pointerInput.ts';
import type { ViewContext } from '../view/viewContext.ts';

/** Copying and pasting on a page, until it is destroyed. */
export interface AttachedClips extends ClipDoor {
  destroy(): void;
}

/** What was pasted, by the types of its forms, and its files. */
export type EarlyPaste = readonly [texts: readonly (readonly [string, string])[], files: readonly File[]];

/** How one copies and pastes; fetched with the rest of an editor. */
export interface ClipPart {
  readonly id: 'clip';
  /** Takes what is copied, cut and pasted on a page from now on, and what was pasted there before. */
  attach(
    context: ViewContext,
    field: HTMLTextAreaElement,
    pointer: PointerInput,
    early: readonly EarlyPaste[],
  ): AttachedClips;
}

export const clipParts = new Registry<ClipPart>(({ id }) => id, []);
