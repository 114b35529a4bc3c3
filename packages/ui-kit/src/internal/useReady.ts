import { useEffect, useState } from 'react';

/** False on the first frame and true from then on: what opens at once then opens with its animation. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return ready;
}
