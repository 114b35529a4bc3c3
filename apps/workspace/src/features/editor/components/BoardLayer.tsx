import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { KeptView } from '../use-kept-view.ts';
import styles from './BoardLayer.module.css';

/**
 * What stands at places of the board: it moves with the board as one. Zooming puts each at its place, which its children see to.
 */
export function BoardLayer({ view, children }: { readonly view: KeptView; readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const move = () => {
      const viewport = view.getViewport();
      if (!layer.current || !viewport) return;
      const { x, y, scale } = viewport;
      layer.current.style.transform = `translate(${-x * scale}px, ${-y * scale}px)`;
    };
    move();
    return view.onViewport(move);
  }, [view]);
  return (
    <div ref={layer} className={styles.layer}>
      {children}
    </div>
  );
}
