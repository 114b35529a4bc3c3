import type { ReactNode } from 'react';
import type { BoardSnapshot } from '../document/index.ts';
import type { PictureUrl } from '../surface/boardPictures.ts';
import type { BoardPresentationLabels } from './BoardPresentation.tsx';
import { loadReading } from './parts.ts';
import type { ThemeChoice } from './useColorScheme.ts';
import { usePart } from './usePart.ts';

const loadPresentation = async () => (await loadReading()).BoardPresentation;

/** Lets a viewer present a board that has frames, where it has words for that. */
export function usePresenter({
  labels,
  snapshot,
  pictureUrl,
  theme,
  onLost,
}: {
  labels: BoardPresentationLabels | undefined;
  snapshot: BoardSnapshot;
  pictureUrl: PictureUrl | undefined;
  theme: ThemeChoice;
  onLost: (() => void) | undefined;
}): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const { Part, open, close } = usePart(loadPresentation, onLost);
  if (labels === undefined || !snapshot.elements.some(({ type }) => type === 'frame'))
    return { button: null, dialog: null };
  return {
    button: (
      <button type="button" onClick={open} aria-label={labels.present} title={labels.present}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 3h12v8H2zM8 11v2.5M5 13.5h6M7 5.5v3L9.5 7z" />
        </svg>
      </button>
    ),
    dialog: Part && (
      <Part snapshot={snapshot} labels={labels} pictureUrl={pictureUrl} theme={theme} onClose={close} />
    ),
  };
}
