import type { ManagedPerson } from '@boardwalk/api-client';
import { Alert, Button } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useReleaseSecondStepMutation } from '../api.ts';
import { peopleMessages as messages } from '../messages.ts';
import styles from './PersonDialog.module.css';

/**
 * The second step of an admin, where the site requires one: whether they have it, and for super admins the way to let them set it
 * up. Nothing for anyone else. Decision 0116.
 */
export function SecondStepOfAdmin({ person }: { readonly person: ManagedPerson }) {
  const intl = useIntl();
  const [release, { data, error, isLoading }] = useReleaseSecondStepMutation();
  const step = data?.second_step ?? person.second_step;
  if (step === null) return null;
  const { has_two_steps: has, release_until: until } = step;
  if (has) return <p className={styles.note}>{intl.formatMessage(messages.secondStepSet)}</p>;
  return (
    <div className={styles.step}>
      {until === null ? (
        <p className={styles.note}>{intl.formatMessage(messages.secondStepMissing)}</p>
      ) : (
        <Alert tone="positive" urgency="polite">
          {intl.formatMessage(messages.secondStepReleased, {
            time: intl.formatDate(until, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Alert>
      )}
      {error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>}
      {until === null && (
        <Button loading={isLoading} onClick={() => void release(person.user_id)}>
          {intl.formatMessage(messages.releaseSecondStep)}
        </Button>
      )}
    </div>
  );
}
