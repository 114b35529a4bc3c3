'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A part of the kit that is fetched when it is first needed, or ahead of that by `preloadOverlays`. */
export interface LazyModule<Module> {
  current: () => Module | undefined;
  load: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

const known = new Set<LazyModule<unknown>>();

/** Wraps an `import()`. A failed one is tried again the next time it is needed. */
export function lazyModule<Module>(importer: () => Promise<Module>): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let loaded: Module | undefined;
  let loading: Promise<void> | undefined;
  const fetch = async () => {
    try {
      loaded = await importer();
      for (const listener of listeners) listener();
    } catch {
      loading = undefined;
    }
  };
  const lazy: LazyModule<Module> = {
    current: () => loaded,
    load: () => {
      loading ??= fetch();
      return loading;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  known.add(lazy);
  return lazy;
}

/**
 * The module once it is there; fetches it as soon as it is `wanted`. On the server it is never there.
 *
 * @param onFailure runs when a module that is wanted did not come
 */
export function useLazyModule<Module>(
  lazy: LazyModule<Module>,
  wanted: boolean,
  onFailure?: () => void,
): Module | undefined {
  const module = useSyncExternalStore(lazy.subscribe, lazy.current, () => undefined);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    const load = async () => {
      await lazy.load();
      if (isWanted && lazy.current() === undefined) fail.current?.();
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [lazy, wanted]);
  return module;
}

/**
 * Fetches dialogs, menus, popovers and toasts ahead of their first use. `UiProvider` does it when the browser is idle;
 * tests do it before they begin.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.all(Array.from(known, (lazy) => lazy.load()));
}
