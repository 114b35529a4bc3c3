import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import { fileMessages } from '../messages.ts';

/** Leads moderators to the work in the console, where they can take it down. */
export default function Moderate({ fileKey }: { readonly fileKey: string }) {
  const intl = useIntl();
  return (
    <ButtonLink variant="quiet" size="small" icon={<ShieldCheck />} href={outsidePaths.consoleWork(fileKey)}>
      {intl.formatMessage(fileMessages.moderate)}
    </ButtonLink>
  );
}
