import type { SiteSettings } from '@boardwalk/api-client';
import { isFailure } from '@boardwalk/app-shell/failures';
import { Button, RadioGroup, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSetPaymentMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useDraft } from '../use-draft.ts';
import { useSaid } from '../use-saving.ts';

const NO_KEYS = { secret_key: '', webhook_secret: '' };

/** Chooses who takes payments. The keys are only written, never shown. */
export function PaymentForm({ site: { payment } }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const say = useSaid();
  const { values, change, settle } = useDraft({ provider: payment.chosen });
  const [keys, setKeys] = useState(NO_KEYS);
  const [set, { isLoading, error }] = useSetPaymentMutation();
  const isFixed = payment.source === 'environment';
  const refused = isFailure(error) ? error.fields.map(({ field }) => field) : [];
  const hasKeys = payment.keys === 'live' || payment.keys === 'test';
  const option = (
    value: typeof values.provider,
    label: keyof typeof messages,
    hint: keyof typeof messages,
  ) => ({
    value,
    label: intl.formatMessage(messages[label]),
    hint: intl.formatMessage(messages[hint]),
    disabled: isFixed,
  });
  const bind = (field: keyof typeof keys) => ({
    type: 'password' as const,
    autoComplete: 'off',
    required: !hasKeys,
    value: keys[field],
    error: refused.includes(field) ? intl.formatMessage(messages.refused) : undefined,
    onValueChange: (text: string) => setKeys((before) => ({ ...before, [field]: text })),
  });
  const save = async () => {
    if (isLoading) return;
    const typed = Object.entries(keys).filter(([, key]) => key !== '');
    const answer = await set({
      ...values,
      ...(values.provider === 'stripe' ? Object.fromEntries(typed) : {}),
    });
    if (answer.error === undefined) {
      settle(values);
      // What was typed while it was sent stays.
      setKeys((now) => (now === keys ? NO_KEYS : now));
    }
    say(answer);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RadioGroup
        label={intl.formatMessage(messages.payment)}
        hideLabel
        description={isFixed ? intl.formatMessage(messages.fixed) : undefined}
        value={values.provider}
        onValueChange={(provider) => change({ provider })}
        options={[
          option('stripe', 'stripe', 'stripeHint'),
          ...(payment.sandbox_offered || payment.chosen === 'sandbox'
            ? [option('sandbox', 'sandbox', 'sandboxHint')]
            : []),
          option('none', 'noPayment', 'noPaymentHint'),
        ]}
      />
      {values.provider === 'stripe' && !isFixed && (
        <>
          <TextField
            {...bind('secret_key')}
            label={intl.formatMessage(messages.secretKey)}
            description={intl.formatMessage(hasKeys ? messages.passwordKept : messages.secretKeyText)}
          />
          <TextField
            {...bind('webhook_secret')}
            label={intl.formatMessage(messages.webhookSecret)}
            description={intl.formatMessage(hasKeys ? messages.passwordKept : messages.webhookSecretText)}
          />
          <p className={styles.note}>
            {intl.formatMessage(messages.webhookText)}{' '}
            <code className={styles.words}>{payment.callback_url}</code>
          </p>
        </>
      )}
      {!isFixed && (
        <div>
          <Button type="submit" loading={isLoading}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
    </form>
  );
}
