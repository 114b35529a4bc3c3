import { LICENCE_PAGES, type Licence } from '@boardwalk/domain';
import { Link } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { licenceMessages } from './messages.ts';

/** The way to the full terms of a licence of Creative Commons; nothing for the licence of the site, whose terms are one sentence. */
export function LicenceLink({ licence }: { licence: Licence }) {
  const intl = useIntl();
  const href = LICENCE_PAGES[licence];
  if (href === null) return null;
  return (
    <Link href={href} newTabLabel={intl.formatMessage(licenceMessages.newTab)}>
      {intl.formatMessage(licenceMessages.terms)}
    </Link>
  );
}
