import { toast } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { rootMessages } from './root-messages.ts';

/** Says that a part of the page, such as the texts of its language, did not load before it stood. */
export function LostAtStart() {
  const intl = useIntl();
  useEffect(() => {
    const shown = toast.warn(intl.formatMessage(rootMessages.lostCode));
    return () => toast.close(shown);
  }, [intl]);
  return null;
}
