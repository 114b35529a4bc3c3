import { isFailure } from '@boardwalk/app-shell/failures';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from '#shared/api/base-api.ts';

/** Whether the server has refused what a page reads, because the admin has not signed in with two steps, and how to ask again. */
export function useSecondStep(): { readonly isNeeded: boolean; readonly askAgain: () => void } {
  const dispatch = useDispatch();
  const isRefused = useSelector(isReadingRefused);
  // What was refused leaves the store some time after its page has gone.
  const [isNeeded, setNeeded] = useState(false);
  if (isRefused && !isNeeded) setNeeded(true);
  const askAgain = useCallback(() => {
    dispatch(baseApi.util.resetApiState());
    setNeeded(false);
  }, [dispatch]);
  return { isNeeded, askAgain };
}

function isReadingRefused(state: { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> }): boolean {
  return Object.values(state.api.queries).some(
    (query) => isFailure(query?.error) && query.error.error === 'admin_second_step_required',
  );
}
