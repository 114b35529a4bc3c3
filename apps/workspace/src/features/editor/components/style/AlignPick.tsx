import { ActionGroup, possibleActions, runAction, type BoardEditor } from '@boardwalk/board/react';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { actionLabel } from '../../action-labels.ts';
import { actionMessages } from '../../action-messages.ts';
import { messages } from '../../messages.ts';
import { shownKeys } from '../../shortcut-keys.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import styles from './picks.module.css';

const ICONS: Readonly<Record<string, ReactNode>> = {
  alignLeft: <AlignStartVertical />,
  alignCenter: <AlignCenterVertical />,
  alignRight: <AlignEndVertical />,
  alignTop: <AlignStartHorizontal />,
  alignMiddle: <AlignCenterHorizontal />,
  alignBottom: <AlignEndHorizontal />,
  distributeAcross: <AlignHorizontalDistributeCenter />,
  distributeDown: <AlignVerticalDistributeCenter />,
  turnLeft: <RotateCcw />,
  turnRight: <RotateCw />,
};

/** Aligning, distributing and turning what is selected; nothing where none of it makes sense. */
export function AlignPick({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  // Snapping, and sizes by keys, are of the same group and have no picture.
  const actions = possibleActions(editor).filter(
    ({ group, id }) => group === ActionGroup.ALIGN && ICONS[id] !== undefined,
  );
  if (actions.length === 0) return null;
  const label = intl.formatMessage(actionMessages.alignAndTurn);
  const space = intl.formatMessage(messages.space);
  return (
    <BarPopover
      editor={editor}
      label={label}
      trigger={<BarButton label={label} icon={<AlignStartVertical />} />}
    >
      {() => (
        <div className={styles.actions}>
          {actions.map((action) => (
            <BarButton
              key={action.id}
              label={actionLabel(intl, action) ?? action.id}
              shortcut={action.keys?.[0] === undefined ? undefined : shownKeys(action.keys[0], space)}
              icon={ICONS[action.id]}
              onClick={() => runAction(editor, action)}
            />
          ))}
        </div>
      )}
    </BarPopover>
  );
}
