import { usePageEdge } from '@boardwalk/app-shell/page-edges';
import type { AnalyticsChoice } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { keepChoice } from '#shared/analytics/consent.ts';
import { analyticsChanged, usePageSettings } from '#shared/settings/settings-slice.ts';
import styles from './ConsentBar.module.css';
import { analyticsMessages } from './messages.ts';

/**
 * Asks whether visits may be counted; nothing is sent before, and both answers are one press. It stands at the end of the page
 * and in sight until then. It takes the focus only for somebody who has asked for it.
 */
export default function ConsentBar() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { analytics } = usePageSettings();
  const title = useId();
  const bar = useRef<HTMLElement>(null);
  usePageEdge(bar, 'end');
  const isAskedFor = analytics === 'again';
  useEffect(() => {
    if (!isAskedFor) return;
    bar.current?.focus();
    // Now it is asked as before, and can be asked for again.
    dispatch(analyticsChanged('ask'));
  }, [isAskedFor, dispatch]);
  const choose = (choice: AnalyticsChoice) => {
    keepChoice(choice);
    // The pressed button goes: who reads by keyboard goes on with the page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    dispatch(analyticsChanged(choice));
  };
  return (
    <section ref={bar} className={styles.root} aria-labelledby={title} tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={title} className={styles.title}>
            {intl.formatMessage(analyticsMessages.title)}
          </h2>
          <p className={styles.text}>{intl.formatMessage(analyticsMessages.text)}</p>
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" onClick={() => choose('no')}>
            {intl.formatMessage(analyticsMessages.refuse)}
          </Button>
          <Button variant="secondary" onClick={() => choose('yes')}>
            {intl.formatMessage(analyticsMessages.allow)}
          </Button>
        </div>
      </div>
    </section>
  );
}
