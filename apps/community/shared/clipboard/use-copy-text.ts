import { copyText, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { clipboardMessages } from './messages.ts';

/** Copies a text to the clipboard and says whether that worked (spec §8). */
export function useCopyText(): (text: string) => Promise<void> {
  const intl = useIntl();
  return async (text) => {
    try {
      await copyText(text);
      toast.success(intl.formatMessage(clipboardMessages.copied));
    } catch {
      toast.error(intl.formatMessage(clipboardMessages.failed));
    }
  };
}
