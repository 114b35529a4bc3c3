import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE_MS);
  tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  if (Date.now() - now < 1000) return;
  now = Date.now();
  for (const listener of listeners) listener();
}

/** The time, in milliseconds since 1970; renders again every minute, so that "5 minutes ago" stays true. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
