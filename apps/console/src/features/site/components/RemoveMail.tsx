import { Button, ConfirmDialog } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRemoveMailServerMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import { useSaid } from '../use-saving.ts';

/** Takes the mail server out, once somebody has confirmed it: its password is gone with it. */
export function RemoveMail({ host }: { readonly host: string }) {
  const intl = useIntl();
  const say = useSaid();
  const [isAsked, setAsked] = useState(false);
  const [remove, { isLoading }] = useRemoveMailServerMutation();
  return (
    <>
      <Button loading={isLoading} onClick={() => setAsked(true)}>
        {intl.formatMessage(messages.removeMail)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={intl.formatMessage(messages.removeMailTitle)}
        message={intl.formatMessage(messages.removeMailText, { host })}
        okLabel={intl.formatMessage(messages.removeMailOk)}
        cancelLabel={intl.formatMessage(messages.cancel)}
        closeLabel={intl.formatMessage(messages.close)}
        critical="ok"
        onOutcome={(outcome) => {
          setAsked(false);
          if (outcome === 'ok') void remove().then((answer) => say(answer));
        }}
      />
    </>
  );
}
