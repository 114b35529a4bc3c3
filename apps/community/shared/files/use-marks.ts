import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { selectIsChecked, selectIsLogged, type WithSession } from '../session/session-slice.ts';
import { filesApi } from './api.ts';
import { selectHasMarks, type WithMarks } from './marks-slice.ts';

type AppDispatch = ThunkDispatch<unknown, unknown, Action>;

/**
 * Sees to it that the marks of the shown files are known: one call for all that are new, for logged-in viewers only.
 * Cards read them with `selectMarks`.
 */
export function useMarks(fileKeys: readonly string[]): void {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<WithMarks>();
  const isLogged = useSelector(selectIsLogged);
  const isChecked = useSelector((state: WithSession) => selectIsChecked(state));
  const joined = fileKeys.join();
  useEffect(() => {
    if (!isLogged || !isChecked) return undefined;
    const state = store.getState();
    const missing = joined.split(',').filter((key) => key !== '' && !selectHasMarks(state, key));
    if (missing.length === 0) return undefined;
    const query = dispatch(filesApi.endpoints.getAttrStatus.initiate(missing, { subscribe: false }));
    return () => query.abort();
  }, [dispatch, store, isLogged, isChecked, joined]);
}
