import { toast } from '@boardwalk/ui-kit';
import { useCallback, useRef } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

/** Shows a notice about something the board refused; one toast at a time, however often it is tried. */
export function useNotice(level: 'info' | 'warn', message: MessageDescriptor): () => void {
  const intl = useIntl();
  const isShown = useRef(false);
  return useCallback(() => {
    if (isShown.current) return;
    isShown.current = true;
    toast[level](intl.formatMessage(message), {
      onClose: () => {
        isShown.current = false;
      },
    });
  }, [intl, level, message]);
}
