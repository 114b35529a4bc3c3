import type { EmojiPickerListComponents, EmojiPickerListEmojiProps } from 'frimousse';
import { createElement } from 'react';
import { CELLS, fromOne } from '../emoji/cells.tsx';
import type { IconBook } from './icon-book.ts';

/** The rows of icons. */
export function iconCells({ shapes }: IconBook): Partial<EmojiPickerListComponents> {
  function Icon({ emoji: icon, ...rest }: EmojiPickerListEmojiProps) {
    const props = { ...rest, 'aria-colindex': fromOne(rest['aria-colindex']) };
    return (
      <button type="button" {...props}>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          {shapes
            .get(icon.emoji)
            ?.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
        </svg>
      </button>
    );
  }
  return { ...CELLS, Emoji: Icon };
}
