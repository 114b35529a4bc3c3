import type { SignInOptions } from '@boardwalk/api-client';
import { useEffect, useState } from 'react';
import { api } from '#shared/api.ts';

/** Asks the server how one signs in here. */
export const loadSignInOptions = (): Promise<SignInOptions> => api.call('getSignInOptions');

/**
 * How one signs in here: undefined until it is known, null when it could not be loaded. The form works without it.
 *
 * @param load asks the server
 */
export function useSignInOptions(load: () => Promise<SignInOptions>): SignInOptions | null | undefined {
  const [options, setOptions] = useState<SignInOptions | null>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setOptions(loaded),
      () => isCurrent && setOptions(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return options;
}
