import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BarButton } from '../components/BarButton.tsx';
import { moveAlong } from '../components/move-along.ts';
import styles from './EmojiPanel.module.css';
import { panelMessages as messages } from './panel-messages.ts';

/** What signs are listed under. */
export interface Category {
  readonly index: number;
  readonly label: string;
  readonly icon: ReactNode;
}

export interface CategoryBarProps {
  /** The one that is shown alone; null for all. */
  readonly value: number | null;
  readonly categories: readonly Category[];
  readonly onChoose: (category: number) => void;
}

/** So many stand in one row; more stand in two. */
const MOST_IN_ROW = 11;

/** Buttons that show one category alone, or all again. One stop for Tab, arrows go along. */
export function CategoryBar({ value, categories, onChoose }: CategoryBarProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const stop = value ?? categories[0]?.index;
  const { length } = categories;
  const columns = length > MOST_IN_ROW ? Math.ceil(length / 2) : length;
  return (
    <div
      ref={root}
      role="toolbar"
      tabIndex={-1}
      aria-label={intl.formatMessage(messages.categories)}
      className={styles.categories}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onKeyDown={(event) => moveAlong(event, root.current)}
    >
      {categories.map(({ index, label, icon }) => (
        <BarButton
          key={index}
          className={styles.category}
          label={label}
          icon={icon}
          pressed={value === index}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
