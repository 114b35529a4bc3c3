import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { clipboardMessages } from './messages.ts';

/** Copies a text to the clipboard and says whether that worked (spec §8). */
export function useCopyText(): (text: string) => Promise<void> {
  const intl = useIntl();
  return async (text) => {
    try {
      // Absent on pages without TLS; that ends in the message below as well.
      await navigator.clipboard.writeText(text);
      toast.success(intl.formatMessage(clipboardMessages.copied));
    } catch {
      toast.error(intl.formatMessage(clipboardMessages.failed));
    }
  };
}
