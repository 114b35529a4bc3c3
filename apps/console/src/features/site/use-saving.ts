import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { siteMessages as messages } from './messages.ts';

/** Says what became of a change of the site. */
export function useSaid() {
  const intl = useIntl();
  return ({ error }: { readonly error?: unknown }, done = messages.saved) => {
    if (error === undefined) toast.success(intl.formatMessage(done));
    else toast.error(failureText(intl, error));
  };
}
