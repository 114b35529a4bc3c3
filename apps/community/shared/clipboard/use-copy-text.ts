import { copyText, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { clipboardMessages } from './messages.ts';

/** How long a text that could not be copied stays there to be copied by hand, in milliseconds. */
const BY_HAND_MS = 20_000;

/**
 * Copies a text to the clipboard and says whether that worked (spec §8). A text that stands nowhere on the page is shown when it
 * did not, to be copied by hand.
 */
export function useCopyText(): (text: string, where?: { readonly isShown: boolean }) => Promise<void> {
  const intl = useIntl();
  return async (text, { isShown } = { isShown: true }) => {
    try {
      await copyText(text);
      toast.success(intl.formatMessage(clipboardMessages.copied));
    } catch {
      const byHand = isShown ? {} : { description: text, duration: BY_HAND_MS };
      toast.error(intl.formatMessage(clipboardMessages.failed), byHand);
    }
  };
}
