import type {
  EmojiPickerListComponents,
  EmojiPickerListEmojiProps,
  EmojiPickerListRowProps,
} from 'frimousse';

/** What the picker counts from 0, screen readers count from 1. */
export const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

function Row({ 'aria-rowindex': row, ...rest }: EmojiPickerListRowProps) {
  return <div {...rest} aria-rowindex={fromOne(row)} />;
}

function Cell({ emoji, ...rest }: EmojiPickerListEmojiProps) {
  const props = { ...rest, 'aria-colindex': fromOne(rest['aria-colindex']) };
  return (
    <button type="button" {...props}>
      {emoji.emoji}
    </button>
  );
}

/** The rows of emoji. */
export const CELLS: Partial<EmojiPickerListComponents> = { Row, Emoji: Cell };
