import type { DataOf } from '@boardwalk/api-client';
import { Checkbox } from '@boardwalk/ui-kit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useChoices } from '#shared/failures/use-choices.ts';
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
  const saving = useChoices(async (name: keyof Choices, isWanted: boolean) => {
    const saved = await client.call('updateMailPreferences', { body: { [name]: isWanted } });
    // Answers can come in another order than the choices: each is believed about its own choice alone.
    choices.set((before) => before && { ...before, [name]: saved[name] });
  });
  const boxes = (of: readonly Choice[], saved: Choices) => {
    const wanted = { ...saved, ...Object.fromEntries(saving.wished) };
    return of.map(([name, label]) => (
      <Checkbox
        key={name}
        label={intl.formatMessage(label)}
        checked={wanted[name] && (name !== 'comments' || wanted.notify_comments)}
        // Nothing comes by mail that the inbox does not show.
        disabled={name === 'comments' && !wanted.notify_comments}
        onCheckedChange={(checked) => saving.choose(name, checked)}
      />
    ));
  };
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
        {saving.failure !== null && <Notice>{centreFailureText(intl, saving.failure)}</Notice>}
      </Section>
    </>
  );
}
