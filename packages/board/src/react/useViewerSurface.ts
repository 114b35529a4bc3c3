import { useEffect, useRef, useState, type RefObject } from 'react';
import { BoardScene, type BoardSource } from '../layout/index.ts';
import { themeOf } from '../render/index.ts';
import { BoardSurface } from '../surface/boardSurface.ts';
import { loadFontsFor, measurerFor, onFontsLoaded } from '../surface/sceneFonts.ts';

/**
 * A surface on a canvas that shows a board which does not change: painted once its fonts are there, and again when
 * more of them come. Null until then.
 */
export function useViewerSurface(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  source: BoardSource,
  scheme: 'light' | 'dark',
  onReady: (() => void) | undefined,
): BoardSurface | null {
  const [surface, setSurface] = useState<BoardSurface | null>(null);
  const latest = useRef({ scheme, onReady });
  useEffect(() => {
    latest.current = { scheme, onReady };
  });

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return undefined;
    let live: BoardSurface | null = null;
    let stopFonts = () => {};
    let gone = false;
    const show = async () => {
      await loadFontsFor(source);
      if (gone) return;
      const scene = new BoardScene(source, measurerFor(source));
      live = new BoardSurface(canvas, scene, themeOf(latest.current.scheme));
      live.setLook({ foldMarks: true });
      live.keepFitted({});
      live.paint();
      stopFonts = onFontsLoaded(() => {
        scene.reset(source, measurerFor(source));
        live?.invalidate();
      });
      setSurface(live);
      latest.current.onReady?.();
    };
    void show();
    return () => {
      gone = true;
      stopFonts();
      live?.destroy();
      setSurface(null);
    };
  }, [canvasRef, source]);

  useEffect(() => surface?.setTheme(themeOf(scheme)), [surface, scheme]);
  return surface;
}
