import type {
  BoardFindLabels,
  BoardOutlineLabels,
  BoardPresentationLabels,
  BoardViewerLabels,
} from '@boardwalk/board/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { boardMessages } from './messages.ts';

/**
 * The words of the board viewer in the page's language.
 *
 * @param name name of the work
 */
export function useViewerLabels(name: string): BoardViewerLabels {
  const intl = useIntl();
  return useMemo(
    () => ({
      board: intl.formatMessage(boardMessages.board, { name }),
      role: intl.formatMessage(boardMessages.role),
      help: intl.formatMessage(boardMessages.help),
      zoomIn: intl.formatMessage(boardMessages.zoomIn),
      zoomOut: intl.formatMessage(boardMessages.zoomOut),
      fit: intl.formatMessage(boardMessages.fit),
      actualSize: intl.formatMessage(boardMessages.actualSize),
      zoomLevel: (percent) => intl.formatNumber(percent / 100, { style: 'percent' }),
      empty: intl.formatMessage(boardMessages.empty),
    }),
    [intl, name],
  );
}

/** The words of the outline in the page's language. */
export function useOutlineLabels(): BoardOutlineLabels {
  const intl = useIntl();
  return useMemo(
    () => ({
      outline: intl.formatMessage(boardMessages.outline),
      empty: intl.formatMessage(boardMessages.outlineEmpty),
      showMore: (count) => intl.formatMessage(boardMessages.showMore, { count }),
      expand: (text) => intl.formatMessage(boardMessages.expand, { text }),
      collapse: (text) => intl.formatMessage(boardMessages.collapse, { text }),
      untitled: intl.formatMessage(boardMessages.untitled),
    }),
    [intl],
  );
}

/** The words of the search in a board. */
export function useFindLabels(): BoardFindLabels {
  const intl = useIntl();
  return useMemo(
    () => ({
      find: intl.formatMessage(boardMessages.find),
      previous: intl.formatMessage(boardMessages.findPrevious),
      next: intl.formatMessage(boardMessages.findNext),
      close: intl.formatMessage(boardMessages.findClose),
      place: (place, count) => intl.formatMessage(boardMessages.findPlace, { place, count }),
      nothing: intl.formatMessage(boardMessages.findNothing),
    }),
    [intl],
  );
}

/**
 * The words of a presentation.
 *
 * @param name name of the work
 */
export function usePresentationLabels(name: string): BoardPresentationLabels {
  const intl = useIntl();
  return useMemo(
    () => ({
      present: intl.formatMessage(boardMessages.present),
      board: name,
      previous: intl.formatMessage(boardMessages.previousSlide),
      next: intl.formatMessage(boardMessages.nextSlide),
      laser: intl.formatMessage(boardMessages.laser),
      leave: intl.formatMessage(boardMessages.endPresentation),
      slide: (place, count, title) =>
        intl.formatMessage(title === '' ? boardMessages.findPlace : boardMessages.slideTitle, {
          place,
          count,
          title,
        }),
      help: intl.formatMessage(boardMessages.presentHelp),
    }),
    [intl, name],
  );
}
