import { Checkbox } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-words.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { useCentre } from '../centre-context.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { accountMessages } from './messages.ts';

/** Which mails somebody wants; a choice counts at once. */
export function MailChoices() {
  const intl = useIntl();
  const { client } = useCentre();
  const choices = useLoaded(() => client.call('getMailPreferences'));
  const save = useAction(async (reviews: boolean) => {
    choices.set({ reviews });
    try {
      choices.set(await client.call('updateMailPreferences', { body: { reviews } }));
    } catch (failure) {
      choices.set({ reviews: !reviews });
      throw failure;
    }
  });
  return (
    <Section
      title={intl.formatMessage(accountMessages.mails)}
      hint={intl.formatMessage(accountMessages.mailAlways)}
    >
      <LoadedPart loaded={choices}>
        {({ reviews }) => (
          <Checkbox
            label={intl.formatMessage(accountMessages.mailReviews)}
            checked={reviews}
            onCheckedChange={(checked) => void save.run(checked)}
          />
        )}
      </LoadedPart>
      {save.failure !== null && <Notice>{centreFailureText(intl, save.failure)}</Notice>}
    </Section>
  );
}
