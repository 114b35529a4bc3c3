import type { DataOf } from '@boardwalk/api-client';
import { Checkbox } from '@boardwalk/ui-kit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { useCentre } from '../centre-context.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './MailChoices.module.css';
import { accountMessages } from './messages.ts';

type Choices = DataOf<'getMailPreferences'>;
type Choice = readonly [keyof Choices, MessageDescriptor];

const NOTICES: readonly Choice[] = [
  ['notify_comments', accountMessages.notifyComments],
  ['notify_likes', accountMessages.notifyLikes],
  ['notify_copies', accountMessages.notifyCopies],
  ['notify_follows', accountMessages.notifyFollows],
];
const MAILS: readonly Choice[] = [
  ['reviews', accountMessages.mailReviews],
  ['comments', accountMessages.mailComments],
  ['sales', accountMessages.mailSales],
];

/** Which notices and which mails somebody wants; a choice counts at once. */
export function MailChoices() {
  const intl = useIntl();
  const { client } = useCentre();
  const choices = useLoaded(() => client.call('getMailPreferences'));
  const save = useAction(async ({ before, changed }: { before: Choices; changed: Partial<Choices> }) => {
    choices.set({ ...before, ...changed });
    try {
      choices.set(await client.call('updateMailPreferences', { body: changed }));
    } catch (failure) {
      choices.set(before);
      throw failure;
    }
  });
  const boxes = (of: readonly Choice[], wanted: Choices) =>
    of.map(([name, label]) => (
      <Checkbox
        key={name}
        label={intl.formatMessage(label)}
        checked={wanted[name] && (name !== 'comments' || wanted.notify_comments)}
        // Nothing comes by mail that the inbox does not show.
        disabled={name === 'comments' && !wanted.notify_comments}
        onCheckedChange={(checked) => void save.run({ before: wanted, changed: { [name]: checked } })}
      />
    ));
  return (
    <>
      <Section
        title={intl.formatMessage(accountMessages.notices)}
        hint={intl.formatMessage(accountMessages.noticesHint)}
      >
        <LoadedPart loaded={choices}>
          {(wanted) => <div className={styles.choices}>{boxes(NOTICES, wanted)}</div>}
        </LoadedPart>
      </Section>
      <Section
        title={intl.formatMessage(accountMessages.mails)}
        hint={intl.formatMessage(accountMessages.mailAlways)}
      >
        <LoadedPart loaded={choices}>
          {(wanted) => <div className={styles.choices}>{boxes(MAILS, wanted)}</div>}
        </LoadedPart>
        {save.failure !== null && <Notice>{centreFailureText(intl, save.failure)}</Notice>}
      </Section>
    </>
  );
}
