import type { SiteSettings } from '@boardwalk/api-client';
import { Button, RadioGroup, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSetPaymentMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useDraft } from '../use-draft.ts';
import { useSiteForm } from '../use-saving.ts';

const NO_KEYS = { secret_key: '', webhook_secret: '' };

/** Chooses who takes payments. The keys are only written, never shown. */
export function PaymentForm({ site: { payment } }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const { values, isDirty, change, settle } = useDraft({ provider: payment.chosen });
  const [keys, setKeys] = useState(NO_KEYS);
  const [set] = useSetPaymentMutation();
  const isFixed = payment.source === 'environment';
  const typed = Object.entries(keys).filter(([, key]) => key !== '');
  const form = useSiteForm({
    isDirty: isDirty || typed.length > 0,
    shown: ['secret_key', 'webhook_secret'],
    save: async () =>
      await set({ ...values, ...(values.provider === 'stripe' ? Object.fromEntries(typed) : {}) }).unwrap(),
    onSaved: () => {
      settle(values);
      setKeys(NO_KEYS);
    },
  });
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
    error: form.violations.some((each) => each.field === field)
      ? intl.formatMessage(messages.refused)
      : undefined,
    onValueChange: (text: string) => form.touch() && setKeys({ ...keys, [field]: text }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <RadioGroup
        label={intl.formatMessage(messages.payment)}
        hideLabel
        description={isFixed ? intl.formatMessage(messages.fixed) : undefined}
        value={values.provider}
        onValueChange={(provider) => form.touch() && change({ provider })}
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
          <Button type="submit" loading={form.isSending}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
    </form>
  );
}
