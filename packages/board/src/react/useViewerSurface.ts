import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadParts } from '../kinds/parts.ts';
import { BoardScene, type BoardSource } from '../layout/index.ts';
import { fitPadding, themeOf, type Insets } from '../render/index.ts';
import type { BoardPictures, PictureUrl } from '../surface/boardPictures.ts';
import { BoardSurface } from '../surface/boardSurface.ts';
import { laidOutWith, loadFontsFor, measurerFor, onFontsLoaded } from '../surface/sceneFonts.ts';

/**
 * A surface on a canvas that shows a board which does not change: painted once its fonts are there, and again when
 * more of them come. Null until then. A board that cannot be painted is thrown, for a boundary of the page.
 *
 * @param pictureUrl where its pictures are; without, a box stands for each
 * @param controlsRef what floats over the foot of the canvas: a fitted board stays clear of it
 */
export function useViewerSurface(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  controlsRef: RefObject<HTMLElement | null>,
  source: BoardSource,
  scheme: 'light' | 'dark',
  onReady: (() => void) | undefined,
  pictureUrl?: PictureUrl,
): BoardSurface | null {
  const [surface, setSurface] = useState<BoardSurface | null>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  const latest = useRef({ scheme, onReady, pictureUrl });
  useEffect(() => {
    latest.current = { scheme, onReady, pictureUrl };
  });

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return undefined;
    let live: BoardSurface | null = null;
    let stopFonts = () => {};
    let pictures: BoardPictures | null = null;
    let gone = false;
    const show = async () => {
      const [loaded] = await Promise.all([
        loadPictures(source),
        loadFontsFor(source),
        loadParts(source.elements.values()),
      ]);
      if (gone) return;
      const scene = new BoardScene(source, measurerFor(source));
      let laidOut = laidOutWith(scene);
      live = new BoardSurface(canvas, scene, themeOf(latest.current.scheme));
      // Read for each picture: a page may give another function each time.
      const urlOf: PictureUrl = (asset, width) => latest.current.pictureUrl?.(asset, width) ?? '';
      if (loaded && latest.current.pictureUrl)
        pictures = new loaded.BoardPictures(urlOf, () => live?.invalidate());
      live.setLook({ foldMarks: true, ...(pictures ? { pictures } : {}) });
      live.setCovered(() => coveredBelow(canvas, controlsRef.current));
      live.keepFitted({});
      live.paint();
      stopFonts = onFontsLoaded(() => {
        // The fonts that it waited for report themselves only now.
        if (laidOutWith(scene) === laidOut) return;
        scene.reset(source, measurerFor(source));
        laidOut = laidOutWith(scene);
        live?.invalidate();
      });
      setSurface(live);
      latest.current.onReady?.();
    };
    void show().catch((reason: unknown) => {
      if (!gone) setFailure({ reason });
    });
    return () => {
      gone = true;
      stopFonts();
      live?.destroy();
      pictures?.destroy();
      setSurface(null);
    };
  }, [canvasRef, controlsRef, source]);

  useEffect(() => surface?.setTheme(themeOf(scheme)), [surface, scheme]);
  // The page decides what stands in place of a board that cannot be painted.
  if (failure) throw failure.reason;
  return surface;
}

/** What loads pictures, for a board that has some. */
async function loadPictures(source: BoardSource) {
  for (const { type, asset } of source.elements.values())
    if (type === 'picture' || asset !== undefined) return import('../surface/boardPictures.ts');
  return undefined;
}

/** What the controls cover beyond the room a fitted board has around it anyway. */
function coveredBelow(canvas: HTMLCanvasElement, controls: HTMLElement | null): Insets {
  const surface = canvas.getBoundingClientRect();
  const height = controls ? surface.bottom - controls.getBoundingClientRect().top : 0;
  return { top: 0, right: 0, bottom: Math.max(0, height - fitPadding(surface.width)), left: 0 };
}
