import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Anatomy.module.css';

/** One part of a component. */
export interface Part {
  name: string;
  /** What it is for, and when it is there. */
  text: ReactNode;
  /** Finds it in the story, as a selector of CSS; left out for what has no place of its own. */
  at?: string;
}

interface AnatomyProps {
  /** The story that shows the parts; left out for components that float or draw nothing. */
  of?: object;
  parts: Part[];
}

interface Mark {
  part: number;
  left: number;
  top: number;
  /** What begins at the edge has its mark before it; what is further in has it above. */
  side: 'before' | 'above';
}

/** Closer than this, in pixels, marks would cover each other. */
const MARK_ROOM = 24;

/** Where the parts are in the picture, seen from its corner; side by side where they begin at the same place. */
function measured(picture: HTMLElement, parts: Part[]): Mark[] {
  const corner = picture.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const [part, { at }] of parts.entries()) {
    const box = at === undefined ? undefined : picture.querySelector(at)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) continue;
    const mark: Mark = { part, left: box.left - corner.left, top: box.top - corner.top, side: 'above' };
    const covered = () =>
      marks.find(
        ({ left, top }) => Math.abs(left - mark.left) < MARK_ROOM && Math.abs(top - mark.top) < MARK_ROOM,
      );
    for (let other = covered(); other !== undefined; other = covered()) mark.left = other.left + MARK_ROOM;
    marks.push(mark);
  }
  const edge = Math.min(...marks.map(({ left }) => left));
  return marks.map((mark) => (mark.left - edge < 1 ? { ...mark, side: 'before' } : mark));
}

/** The parts of a component: a picture with numbers on it, and a list that says what each part is for. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    const element = picture.current;
    if (element === null) return undefined;
    const look = () => {
      const next = measured(element, parts);
      setMarks((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    // The story renders when it likes; the page may change its width.
    const sizes = new ResizeObserver(look);
    const content = new MutationObserver(look);
    sizes.observe(element);
    content.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [parts]);
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      {of !== undefined && (
        <div className={styles.frame}>
          <div ref={picture} className={styles.picture}>
            <Story of={of} />
          </div>
          {marks.map(({ part, left, top, side }) => (
            <span
              key={part}
              className={styles.mark}
              data-side={side}
              aria-hidden
              ref={(element) => {
                element?.style.setProperty('left', `${left}px`);
                element?.style.setProperty('top', `${top}px`);
              }}
            >
              {part + 1}
            </span>
          ))}
        </div>
      )}
      <ol className={styles.parts}>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <b>{name}.</b> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
