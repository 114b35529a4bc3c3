import type { SiteSettings } from '@boardwalk/api-client';
import { Button, NumberField, Switch, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSetMailServerMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useDraft } from '../use-draft.ts';
import { useSiteForm } from '../use-saving.ts';
import { RemoveMail } from './RemoveMail.tsx';

const EMPTY: NonNullable<SiteSettings['mail']> = {
  host: '',
  port: 465,
  secure: true,
  user: '',
  from: '',
  has_password: false,
};
const LAST_PORT = 65_535;

/** Sets the mail server. The password is only written, never shown. */
export function MailForm({ site }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const { has_password: hasPassword, ...saved } = site.mail ?? EMPTY;
  const { values, isDirty, change, settle } = useDraft(saved);
  const [password, setPassword] = useState('');
  const [set] = useSetMailServerMutation();
  const isFixed = site.mail_source === 'environment';
  const form = useSiteForm({
    isDirty: isDirty || password !== '',
    shown: ['host', 'port', 'user', 'password', 'from'],
    save: async () => await set({ ...values, ...(password === '' ? {} : { password }) }).unwrap(),
    onSaved: () => {
      settle(values);
      setPassword('');
    },
  });
  const errorOf = (name: string) =>
    form.violations.some(({ field }) => field === name) ? intl.formatMessage(messages.refused) : undefined;
  const bind = (field: 'host' | 'user' | 'from') => ({
    label: intl.formatMessage(messages[field]),
    value: values[field],
    disabled: isFixed,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    error: errorOf(field),
    onValueChange: (text: string) => form.touch() && change({ [field]: text }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {isFixed && <p className={styles.note}>{intl.formatMessage(messages.fixed)}</p>}
      <div className={styles.row}>
        <div className={styles.grow}>
          <TextField {...bind('host')} required placeholder="mail.example.com" />
        </div>
        <NumberField
          label={intl.formatMessage(messages.port)}
          required
          disabled={isFixed}
          min={1}
          max={LAST_PORT}
          value={values.port}
          onValueChange={(port) => form.touch() && change({ port: port ?? 0 })}
          error={errorOf('port')}
        />
      </div>
      <Switch
        label={intl.formatMessage(messages.secure)}
        disabled={isFixed}
        checked={values.secure}
        onCheckedChange={(secure) => form.touch() && change({ secure })}
      />
      <TextField {...bind('user')} />
      {!isFixed && (
        <TextField
          type="password"
          autoComplete="new-password"
          label={intl.formatMessage(messages.password)}
          description={hasPassword ? intl.formatMessage(messages.passwordKept) : undefined}
          value={password}
          onValueChange={(text) => form.touch() && setPassword(text)}
          error={errorOf('password')}
        />
      )}
      <TextField {...bind('from')} required placeholder="Boardwalk <boards@example.com>" />
      {!isFixed && (
        <div className={styles.row}>
          <Button type="submit" loading={form.isSending}>
            {intl.formatMessage(messages.save)}
          </Button>
          {site.mail !== null && <RemoveMail host={site.mail.host} />}
        </div>
      )}
    </form>
  );
}
