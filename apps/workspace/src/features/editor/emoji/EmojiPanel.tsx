import type { BoardEditor } from '@boardwalk/board/react';
import { IconButton, Spinner, Tabs } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isComposing } from '../is-composing.ts';
import { IconTab } from '../icons/IconTab.tsx';
import { keepSignTab, keptSignTab, type SignTab } from '../icons/kept-icons.ts';
import { putIcon, topicsChosen } from '../icons/put-icon.ts';
import { messages as editorMessages } from '../messages.ts';
import styles from './EmojiPanel.module.css';
import { EmojiTab } from './EmojiTab.tsx';
import { emojiMessages } from './messages.ts';
import { panelMessages as messages } from './panel-messages.ts';
import { emojiTarget, putEmoji } from './put-emoji.ts';

/** Signs are fetched when they are first shown. */
const wait = (signs: ReactNode) => (
  <Suspense
    fallback={
      <div className={styles.waiting}>
        <Spinner />
      </div>
    }
  >
    {signs}
  </Suspense>
);

export interface EmojiPanelProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

/** All emoji and icons to choose one from. What is chosen goes on the board. */
export function EmojiPanel({ editor, onClose }: EmojiPanelProps) {
  const intl = useIntl();
  // What was written or pointed at when it was asked for: the panel takes the keyboard.
  const [target] = useState(() => emojiTarget(editor));
  const [topics] = useState(() => topicsChosen(editor));
  // Icons cannot be written, and topics have icons.
  const [tab, setTab] = useState<SignTab>(() =>
    'text' in target ? 'emoji' : topics.length > 0 ? 'icons' : keptSignTab(),
  );
  const panel = useRef<HTMLElement>(null);
  const close = () => {
    onClose();
    editor.focus();
  };
  // Ahead of the field that finds signs, which takes the keyboard once they are here.
  useLayoutEffect(() => panel.current?.focus(), []);
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

  const emoji = (
    <EmojiTab
      onChoose={(chosen) => {
        close();
        putEmoji(editor, target, chosen);
      }}
    />
  );
  const icons = (
    <IconTab
      onChoose={(chosen) => {
        close();
        if (topics.length > 0) editor.setExtras({ icon: chosen }, topics);
        else putIcon(editor, 'at' in target ? target.at : null, chosen);
      }}
    />
  );
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
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.preventDefault();
        close();
      }}
    >
      <Tabs
        className={styles.tabs}
        label={intl.formatMessage(emojiMessages.add)}
        value={tab}
        onValueChange={(next) => {
          setTab(next);
          keepSignTab(next);
        }}
        items={[
          { value: 'emoji', label: intl.formatMessage(messages.emoji), content: wait(emoji) },
          { value: 'icons', label: intl.formatMessage(messages.icons), content: wait(icons) },
        ]}
      />
      <IconButton
        size="small"
        className={styles.close}
        label={intl.formatMessage(editorMessages.close)}
        icon={<X />}
        tooltip={false}
        onClick={close}
      />
    </section>
  );
}
