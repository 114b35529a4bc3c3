import { Apple, Clock, Dog, Flag, Hash, Lightbulb, Plane, Smile, Trophy, Users } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BarButton } from '../components/BarButton.tsx';
import { moveAlong } from '../components/move-along.ts';
import { CATEGORIES, RECENT } from './categories.ts';
import styles from './EmojiPanel.module.css';
import { panelMessages as messages } from './panel-messages.ts';

const ICONS: Readonly<Record<number, ReactNode>> = {
  [RECENT]: <Clock />,
  0: <Smile />,
  1: <Users />,
  3: <Dog />,
  4: <Apple />,
  5: <Plane />,
  6: <Trophy />,
  7: <Lightbulb />,
  8: <Hash />,
  9: <Flag />,
};

export interface CategoryBarProps {
  /** The one that is shown alone; null for all. */
  readonly value: number | null;
  /** Whether there are emoji that were used before. */
  readonly hasRecent: boolean;
  readonly onChoose: (category: number) => void;
}

/** Buttons that show one category alone, or all again. One stop for Tab, arrows go along. */
export function CategoryBar({ value, hasRecent, onChoose }: CategoryBarProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const shown = CATEGORIES.filter(([category]) => hasRecent || category !== RECENT);
  const stop = value ?? shown[0]?.[0];
  return (
    <div
      ref={root}
      role="toolbar"
      tabIndex={-1}
      aria-label={intl.formatMessage(messages.categories)}
      className={styles.categories}
      onKeyDown={(event) => moveAlong(event, root.current)}
    >
      {shown.map(([category, label]) => (
        <BarButton
          key={category}
          className={styles.category}
          label={intl.formatMessage(label)}
          icon={ICONS[category]}
          pressed={value === category}
          tabIndex={category === stop ? 0 : -1}
          onClick={() => onChoose(category)}
        />
      ))}
    </div>
  );
}
