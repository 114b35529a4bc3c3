import { useIntl } from 'react-intl';
import { teamTemplatesHref } from '../centre-address.ts';
import { checkoutMessages } from './messages.ts';

/** Leads to the templates of a team, out of the frame when there is one. */
export function TeamTemplatesLink({ teamId }: { teamId: string }) {
  const intl = useIntl();
  return (
    <a href={teamTemplatesHref(teamId)} target="_top">
      {intl.formatMessage(checkoutMessages.teamTemplates)}
    </a>
  );
}
