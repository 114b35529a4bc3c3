import {
  EmojiPicker,
  type EmojiDataResolver,
  type EmojiPickerListComponents,
  type SkinTone,
} from 'frimousse';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CategoryBar, type Category } from './CategoryBar.tsx';
import { listKey } from './emoji-list.ts';
import styles from './EmojiPanel.module.css';

/** Windows narrower than this have fewer signs in a row, so that fingers meet them. */
const NARROW = 480;

export interface SignPickerProps {
  /** Names the list. */
  readonly name: string;
  /** Names the field that finds signs, and stands in it. */
  readonly searchLabel: string;
  /** Shown where nothing fits what was typed. */
  readonly none: string;
  readonly categories: readonly Category[];
  /** Gives the signs by the name of a list (see `listKey`). */
  readonly lists: EmojiDataResolver;
  /** How rows and signs are drawn. */
  readonly cells: Partial<EmojiPickerListComponents>;
  readonly skinTone?: SkinTone;
  /** Stands beside the name of the sign that is pointed at. */
  readonly extra?: ReactNode;
  readonly onChoose: (sign: string) => void;
}

/** Signs to choose one from: found by words or by category, walked through by keys. */
export function SignPicker({
  name,
  searchLabel,
  none,
  categories,
  lists,
  cells,
  skinTone = 'none',
  extra,
  onChoose,
}: SignPickerProps) {
  const [category, setCategory] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A field would bring a keyboard over the signs on a phone, and who goes from tab to tab by arrows stays there.
    const { activeElement: before } = document;
    if (!matchMedia('(pointer: coarse)').matches && before?.role !== 'tab') field.current?.focus();
  }, []);
  return (
    <EmojiPicker.Root
      className={styles.picker}
      columns={innerWidth < NARROW ? 7 : 9}
      skinTone={skinTone}
      // What is listed is asked for again when this changes.
      locale={listKey(search, category)}
      resolveEmojiData={lists}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
    >
      <span className={styles.field}>
        <Search aria-hidden />
        <EmojiPicker.Search
          ref={field}
          className={styles.search}
          value={search}
          aria-label={searchLabel}
          placeholder={searchLabel}
          onChange={(event) => {
            setSearch(event.target.value);
            setCategory(null);
          }}
        />
      </span>
      <CategoryBar
        value={category}
        categories={categories}
        onChoose={(next) => {
          setCategory(next === category ? null : next);
          setSearch('');
        }}
      />
      <EmojiPicker.Viewport className={styles.viewport}>
        <output>
          <EmojiPicker.Empty className={styles.empty}>{none}</EmojiPicker.Empty>
        </output>
        <EmojiPicker.List className={styles.list} components={cells} aria-label={name} />
      </EmojiPicker.Viewport>
      <div className={styles.bottom}>
        <EmojiPicker.ActiveEmoji>
          {({ emoji }) => (
            <span className={styles.name} aria-hidden>
              {emoji?.label}
            </span>
          )}
        </EmojiPicker.ActiveEmoji>
        {extra}
      </div>
    </EmojiPicker.Root>
  );
}
