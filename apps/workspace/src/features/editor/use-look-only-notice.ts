import { toast } from '@boardwalk/ui-kit';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Shows somebody who may only look why the board stays as it is; one toast at a time, however often it is tried. */
export function useLookOnlyNotice(): () => void {
  const intl = useIntl();
  const isShown = useRef(false);
  return useCallback(() => {
    if (isShown.current) return;
    isShown.current = true;
    toast.info(intl.formatMessage(messages.viewOnlyWhy), {
      onClose: () => {
        isShown.current = false;
      },
    });
  }, [intl]);
}
