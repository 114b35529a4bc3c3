import { toast } from '@boardwalk/ui-kit';
import { useCallback, useRef } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

/**
 * Shows a notice about something the board refused; one toast at a time, however often it is tried.
 *
 * @param values what the message names, the same object each time
 */
export function useNotice(
  level: 'info' | 'warn',
  message: MessageDescriptor,
  values?: Readonly<Record<string, number>>,
): () => void {
  const intl = useIntl();
  const isShown = useRef(false);
  return useCallback(() => {
    if (isShown.current) return;
    isShown.current = true;
    toast[level](intl.formatMessage(message, values), {
      onClose: () => {
        isShown.current = false;
      },
    });
  }, [intl, level, message, values]);
}
