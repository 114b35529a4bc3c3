import { KEEP_FRESH } from '@boardwalk/app-shell/api';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Alert } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Loaded } from '#shared/content/LoadedList.tsx';
import { useLeaveQuestion } from '#shared/content/use-leave-question.ts';
import { useGetSiteSettingsQuery } from './api.ts';
import { AdminsForm } from './components/AdminsForm.tsx';
import { Checklist } from './components/Checklist.tsx';
import { LogoForm } from './components/LogoForm.tsx';
import { MailForm } from './components/MailForm.tsx';
import { NameForm } from './components/NameForm.tsx';
import { PaymentForm } from './components/PaymentForm.tsx';
import { SignUpForm } from './components/SignUpForm.tsx';
import { TestMail } from './components/TestMail.tsx';
import { TestPayment } from './components/TestPayment.tsx';
import { siteMessages as messages } from './messages.ts';
import styles from './SitePage.module.css';
import { UnsavedForms, useUnsavedForms } from './unsaved.ts';

/** What the operator sets for the site: what is missing first, then name, sign-up, mail server and payments. */
export function SitePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const query = useGetSiteSettingsQuery(undefined, KEEP_FRESH);
  const { hasUnsaved, report } = useUnsavedForms();
  useLeaveQuestion(hasUnsaved);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Loaded of={query}>
        {(site) => (
          <UnsavedForms value={report}>
            {site.secrets_unreadable && (
              <Alert tone="critical" urgency="off">
                {intl.formatMessage(messages.unreadable)}
              </Alert>
            )}
            <section className={styles.part}>
              <h2 className={styles.subtitle}>{intl.formatMessage(messages.checks)}</h2>
              <Checklist site={site} />
            </section>
            <section className={styles.part}>
              <h2 className={styles.subtitle}>{intl.formatMessage(messages.name)}</h2>
              <NameForm site={site} />
              <LogoForm site={site} />
            </section>
            <section className={styles.part}>
              <h2 className={styles.subtitle}>{intl.formatMessage(messages.signUp)}</h2>
              <SignUpForm site={site} />
            </section>
            <section className={styles.part}>
              <h2 className={styles.subtitle}>{intl.formatMessage(messages.admins)}</h2>
              <AdminsForm site={site} />
            </section>
            <section className={styles.part}>
              <h2 className={styles.subtitle}>{intl.formatMessage(messages.mail)}</h2>
              <p className={styles.note}>{intl.formatMessage(messages.mailText)}</p>
              <MailForm site={site} />
              {site.mail !== null && !site.secrets_unreadable && <TestMail />}
            </section>
            <section className={styles.part}>
              <h2 className={styles.subtitle}>{intl.formatMessage(messages.payment)}</h2>
              {site.payment.keys === 'unreadable' && (
                <Alert tone="critical" urgency="off">
                  {intl.formatMessage(messages.keysUnreadable)}
                </Alert>
              )}
              <PaymentForm site={site} />
              {site.payment_provider === 'stripe' && <TestPayment />}
            </section>
          </UnsavedForms>
        )}
      </Loaded>
    </div>
  );
}
