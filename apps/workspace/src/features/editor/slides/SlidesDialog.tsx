import { forgetSlideOrder, moveSlide, slidesOf } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { Button, Dialog, IconButton, VisuallyHidden } from '@boardwalk/ui-kit';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { shortText } from '../element-name.ts';
import { messages as words } from '../messages.ts';
import { useBoardVersion } from '../use-selected-elements.ts';
import { slideMessages as messages } from './messages.ts';
import styles from './SlidesDialog.module.css';
import { useSlideDrag } from './use-slide-drag.ts';

export interface SlidesDialogProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

/** The frames of the board as a list of slides, which are moved by dragging, by buttons, and by Alt with an arrow key. */
export function SlidesDialog({ editor, onClose }: SlidesDialogProps) {
  const intl = useIntl();
  const { store } = editor;
  useBoardVersion(editor);
  const slides = slidesOf(store);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const nameOf = (text: string): string =>
    text.trim() === '' ? intl.formatMessage(messages.unnamed) : shortText(text);
  const count = slides.length;
  const ids = slides.map(({ id }) => id);

  const move = (id: string, to: number) => {
    const slide = slides.find((each) => each.id === id);
    if (!slide || to < 0 || to >= count || ids.indexOf(id) === to) return;
    const held = document.activeElement;
    editor.change(() => moveSlide(store, id, to));
    // What is moved within a page loses the keyboard in some browsers.
    if (held instanceof HTMLElement) requestAnimationFrame(() => held.focus());
    setSaid(intl.formatMessage(messages.moved, { name: nameOf(slide.text), place: to + 1, count }));
  };
  const { dragged, dropOf, gripProps } = useSlideDrag(list, ids, move);

  const onKeyDown = (event: KeyboardEvent, id: string, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(id, index + step);
  };

  return (
    <Dialog
      open
      width={480}
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(count === 0 ? messages.none : messages.help)}
      closeLabel={intl.formatMessage(words.close)}
      onClose={() => {
        onClose();
        editor.focus();
      }}
      footer={
        slides.some(({ slide }) => slide !== undefined) && (
          <Button
            onClick={() => {
              editor.change(() => forgetSlideOrder(store));
              setSaid(intl.formatMessage(messages.isReading));
            }}
          >
            {intl.formatMessage(messages.reading)}
          </Button>
        )
      }
    >
      <ol ref={list} className={styles.list}>
        {slides.map(({ id, text }, index) => {
          const name = nameOf(text);
          return (
            <li
              key={id}
              className={styles.row}
              data-dragged={dragged === id || undefined}
              data-drop={dropOf(id)}
            >
              <span className={styles.grip} data-testid="grip" {...gripProps(id)}>
                <GripVertical aria-hidden size={18} />
              </span>
              <span className={styles.place}>{intl.formatNumber(index + 1)}</span>
              <span className={styles.name} dir="auto" data-unnamed={text.trim() === '' || undefined}>
                {name}
              </span>
              <IconButton
                label={intl.formatMessage(messages.up, { name })}
                icon={<ArrowUp />}
                tooltip={false}
                className={styles.move}
                aria-disabled={index === 0 || undefined}
                onClick={() => move(id, index - 1)}
                onKeyDown={(event) => onKeyDown(event, id, index)}
              />
              <IconButton
                label={intl.formatMessage(messages.down, { name })}
                icon={<ArrowDown />}
                tooltip={false}
                className={styles.move}
                aria-disabled={index === count - 1 || undefined}
                onClick={() => move(id, index + 1)}
                onKeyDown={(event) => onKeyDown(event, id, index)}
              />
            </li>
          );
        })}
      </ol>
      {count > 1 && <p className={styles.keys}>{intl.formatMessage(messages.keys)}</p>}
      <VisuallyHidden render={<output />}>{said}</VisuallyHidden>
    </Dialog>
  );
}
