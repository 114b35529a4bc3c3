import { useEffect, useState, type RefObject } from 'react';

/** An element that can fill the screen. */
export interface FullScreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/**
 * Lets an element fill the screen. Where a browser has no such thing for elements (iPhones), the element is asked to
 * cover the page instead: style `isFull` for both.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);

  useEffect(() => {
    if (!isFull || document.fullscreenElement) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false);
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    window.addEventListener('keydown', onKey);
    return () => {
      document.body.style.overflow = overflow;
      window.removeEventListener('keydown', onKey);
    };
  }, [isFull]);

  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen();
    if (isFull || !document.fullscreenEnabled) return setFull(!isFull);
    ref.current?.requestFullscreen().catch(() => setFull(true));
  };
  return { isFull, toggle };
}
