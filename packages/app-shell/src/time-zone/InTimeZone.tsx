import { isTimeZone } from '@boardwalk/domain';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

/**
 * Shows times in the time zone that somebody chose, else in that of the device: also where this browser does not know the one
 * that was chosen on another.
 *
 * @param props.zone IANA name; null when none was chosen
 */
export function InTimeZone({
  zone,
  children,
}: {
  readonly zone: string | null;
  readonly children: ReactNode;
}) {
  const { timeZone: _outer, ...intl } = useIntl();
  const chosen = zone !== null && isTimeZone(zone) ? { timeZone: zone } : {};
  return (
    <IntlProvider {...intl} {...chosen}>
      {children}
    </IntlProvider>
  );
}
