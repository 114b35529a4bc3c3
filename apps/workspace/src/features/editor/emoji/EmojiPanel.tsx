import type { BoardEditor } from '@boardwalk/board/react';
import { IconButton } from '@boardwalk/ui-kit';
import { EmojiPicker, type Emoji } from 'frimousse';
import { Search, X } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as editorMessages } from '../messages.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { CELLS } from './cells.tsx';
import { emojiBook } from './emoji-book.ts';
import { listKey, useEmojiList } from './emoji-list.ts';
import styles from './EmojiPanel.module.css';
import { keepEmoji, keptEmoji, withRecent, type KeptEmoji } from './kept-emoji.ts';
import { emojiMessages } from './messages.ts';
import { panelMessages as messages } from './panel-messages.ts';
import { emojiTarget, putEmoji } from './put-emoji.ts';
import { ToneChoice } from './ToneChoice.tsx';

/** Windows narrower than this have fewer emoji in a row, so that fingers meet them. */
const NARROW = 480;

export interface EmojiPanelProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

/** All emoji to choose one from: found by words or category, those used last first. What is chosen goes on the board. */
export function EmojiPanel({ editor, onClose }: EmojiPanelProps) {
  const intl = useIntl();
  // What was written or pointed at when it was asked for: the panel takes the keyboard.
  const [target] = useState(() => emojiTarget(editor));
  const book = use(emojiBook(intl.locale));
  const [kept, setKept] = useState(keptEmoji);
  const [category, setCategory] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const resolveEmojiData = useEmojiList(book, kept.recent);
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    editor.focus();
  };
  const keep = (next: KeptEmoji) => {
    setKept(next);
    keepEmoji(next);
  };
  useEffect(() => {
    // A field would bring a keyboard over the emoji on a phone.
    (matchMedia('(pointer: coarse)').matches ? panel : field).current?.focus();
  }, []);
  useEffect(() => {
    const onOutside = (event: Event) => {
      const { target: pressed, type } = event;
      if (!(pressed instanceof Element) || panel.current?.contains(pressed)) return;
      // The button that opens it closes it, too.
      const isOpener = pressed.closest('[data-emoji]') !== null;
      if (isOpener !== (type === 'click')) return;
      if (isOpener) event.stopPropagation();
      onClose();
    };
    for (const type of ['pointerdown', 'click']) document.addEventListener(type, onOutside, true);
    return () => {
      for (const type of ['pointerdown', 'click']) document.removeEventListener(type, onOutside, true);
    };
  }, [onClose]);

  function choose({ emoji }: Emoji) {
    keep(withRecent(kept, emoji));
    close();
    putEmoji(editor, target, emoji);
  }

  return (
    // A dialog element would bring the browser's own place and looks, and Escape would not close it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <section
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is not modal
      role="dialog"
      aria-label={intl.formatMessage(emojiMessages.add)}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        close();
      }}
    >
      <EmojiPicker.Root
        className={styles.picker}
        columns={innerWidth < NARROW ? 7 : 9}
        skinTone={kept.tone}
        // What is listed is asked for again when this changes.
        locale={listKey(search, category)}
        resolveEmojiData={resolveEmojiData}
        onEmojiSelect={choose}
      >
        <div className={styles.top}>
          <span className={styles.field}>
            <Search aria-hidden />
            <EmojiPicker.Search
              ref={field}
              className={styles.search}
              value={search}
              aria-label={intl.formatMessage(messages.search)}
              placeholder={intl.formatMessage(messages.search)}
              onChange={(event) => {
                setSearch(event.target.value);
                setCategory(null);
              }}
            />
          </span>
          <IconButton
            size="small"
            label={intl.formatMessage(editorMessages.close)}
            icon={<X />}
            tooltip={false}
            onClick={close}
          />
        </div>
        <CategoryBar
          value={category}
          hasRecent={kept.recent.length > 0}
          onChoose={(next) => {
            setCategory(next === category ? null : next);
            setSearch('');
          }}
        />
        <EmojiPicker.Viewport className={styles.viewport}>
          <output>
            <EmojiPicker.Empty className={styles.empty}>
              {intl.formatMessage(messages.none)}
            </EmojiPicker.Empty>
          </output>
          <EmojiPicker.List
            className={styles.list}
            components={CELLS}
            aria-label={intl.formatMessage(emojiMessages.add)}
          />
        </EmojiPicker.Viewport>
        <div className={styles.bottom}>
          <EmojiPicker.ActiveEmoji>
            {({ emoji }) => (
              <span className={styles.name} aria-hidden>
                {emoji?.label}
              </span>
            )}
          </EmojiPicker.ActiveEmoji>
          <ToneChoice value={kept.tone} onChoose={(tone) => keep({ ...kept, tone })} />
        </div>
      </EmojiPicker.Root>
    </section>
  );
}
