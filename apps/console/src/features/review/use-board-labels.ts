import type { BoardViewerLabels } from '@boardwalk/board/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { boardMessages as messages } from './board-messages.ts';

/** What a viewer of boards says, with the name of the board. */
export function useBoardLabels(name: string): BoardViewerLabels {
  const intl = useIntl();
  return useMemo(
    () => ({
      board: intl.formatMessage(messages.board, { name }),
      role: intl.formatMessage(messages.role),
      help: intl.formatMessage(messages.help),
      zoomIn: intl.formatMessage(messages.zoomIn),
      zoomOut: intl.formatMessage(messages.zoomOut),
      fit: intl.formatMessage(messages.fit),
      actualSize: intl.formatMessage(messages.actualSize),
      zoomLevel: (percent: number) => intl.formatNumber(percent / 100, { style: 'percent' }),
      empty: intl.formatMessage(messages.empty),
    }),
    [intl, name],
  );
}
