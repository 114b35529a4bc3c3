import { useEffect, useRef, useState } from 'react';

type Holder = 'pointer' | 'focus';

/** Calls `advance` every `interval` ms, unless the reader prefers less motion, paused it, points at it or focuses it. */
export function useAutoAdvance(interval: number, wanted: boolean, advance: () => void) {
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState<Record<Holder, boolean>>({ pointer: false, focus: false });
  // False until the browser has said that motion is welcome; the server cannot know.
  const [welcome, setWelcome] = useState(false);
  const latest = useRef(advance);

  useEffect(() => {
    latest.current = advance;
  });

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: no-preference)');
    const read = () => setWelcome(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);

  const available = wanted && interval > 0 && welcome;
  const moving = available && playing && !held.pointer && !held.focus;

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [moving, interval]);

  return {
    available,
    moving,
    playing,
    toggle: () => setPlaying((now) => !now),
    hold: (holder: Holder, on: boolean) =>
      setHeld((now) => (now[holder] === on ? now : { ...now, [holder]: on })),
  };
}
