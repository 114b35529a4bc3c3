import { highlightParts } from '@boardwalk/domain';
import styles from '../SearchPage.module.css';

/** A text in which what was searched for is marked. */
export function MarkedText({ text, typed }: { readonly text: string; readonly typed: string }) {
  return highlightParts(text, typed).map((part, index) =>
    part.isHit ? (
      // The pieces of a text never change places.
      // eslint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
