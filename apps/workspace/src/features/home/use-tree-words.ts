import type { TreeWords } from '@boardwalk/ui-kit/Tree';
import { useIntl } from 'react-intl';
import { messages as homeMessages } from './messages.ts';
import { messages } from './tree-messages.ts';

/** What the trees of places say, in the page's language. */
export function useTreeWords(): TreeWords {
  const intl = useIntl();
  return {
    loading: intl.formatMessage(homeMessages.loading),
    failed: intl.formatMessage(messages.failed),
    retry: intl.formatMessage(homeMessages.retry),
    moveHint: intl.formatMessage(messages.moveHint),
    moving: (names) => intl.formatMessage(messages.moving, { names }),
    before: (names) => intl.formatMessage(messages.before, { names }),
    inside: (names) => intl.formatMessage(messages.inside, { names }),
    after: (names) => intl.formatMessage(messages.after, { names }),
    moved: (names) => intl.formatMessage(messages.moved, { names }),
    cancelled: intl.formatMessage(messages.cancelled),
  };
}
