import type { BoardElement } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { Blend } from 'lucide-react';
import { useIntl } from 'react-intl';
import { actionMessages } from '../../action-messages.ts';
import { common } from '../../use-selected-elements.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import { Choices } from './Choices.tsx';
import styles from './picks.module.css';

const STEPS = [1, 0.75, 0.5, 0.25] as const;

export interface OpacityPickProps {
  readonly editor: BoardEditor;
  readonly elements: readonly BoardElement[];
}

/** How much shines through what is selected. */
export function OpacityPick({ editor, elements }: OpacityPickProps) {
  const intl = useIntl();
  const label = intl.formatMessage(actionMessages.opacity);
  return (
    <BarPopover editor={editor} label={label} trigger={<BarButton label={label} icon={<Blend />} />}>
      {() => (
        <div className={styles.row}>
          <Choices
            label={label}
            value={common(elements.map(({ opacity = 1 }) => opacity))}
            options={STEPS.map((value) => {
              const name = intl.formatNumber(value, { style: 'percent' });
              return { value, label: name, icon: <span className={styles.percent}>{name}</span> };
            })}
            onChoose={(opacity) => editor.setExtras({ opacity: opacity === 1 ? undefined : opacity })}
          />
        </div>
      )}
    </BarPopover>
  );
}
