import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { KEEP_FRESH } from '../api/keep-fresh.ts';
import { selectIsChecked, type WithSession } from '../session/session-slice.ts';
import { viewerApi } from './api.ts';

const { useQueryState: useUnreadState, useQuerySubscription: useUnreadSubscription } =
  viewerApi.endpoints.countUnread;

/**
 * How many messages of the viewer are unread, 0 while unknown. What the server has sent with the page shows at once; the
 * browser asks only when the session is checked: a page made for somebody whose session has ended must not ask them to
 * sign in (spec §4). An old count is asked for again on the next page.
 */
export function useUnread(): number {
  const isChecked = useSelector((state: WithSession) => selectIsChecked(state));
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, Action>>();
  const { pathname } = useLocation();
  useUnreadSubscription(undefined, { skip: !isChecked, ...KEEP_FRESH });
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (!isChecked || shownOn.current === pathname) return;
    shownOn.current = pathname;
    const forceRefetch = KEEP_FRESH.refetchOnMountOrArgChange;
    void dispatch(viewerApi.endpoints.countUnread.initiate(undefined, { subscribe: false, forceRefetch }));
  }, [dispatch, isChecked, pathname]);
  const { data } = useUnreadState();
  return data?.count ?? 0;
}
