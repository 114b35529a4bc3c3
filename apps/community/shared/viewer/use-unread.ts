import { useSelector } from 'react-redux';
import { selectIsChecked, type WithSession } from '../session/session-slice.ts';
import { viewerApi } from './api.ts';

const { useQueryState: useUnreadState, useQuerySubscription: useUnreadSubscription } =
  viewerApi.endpoints.countUnread;

/**
 * How many messages of the viewer are unread, 0 while unknown. What the server has sent with the page shows at once; the
 * browser asks only when the session is checked: a page made for somebody whose session has ended must not ask them to
 * sign in (spec §4).
 */
export function useUnread(): number {
  const isChecked = useSelector((state: WithSession) => selectIsChecked(state));
  useUnreadSubscription(undefined, { skip: !isChecked });
  const { data } = useUnreadState();
  return data?.count ?? 0;
}
