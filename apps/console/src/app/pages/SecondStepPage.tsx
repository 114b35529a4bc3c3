import { FullPage } from '@boardwalk/app-shell/app';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Button } from '@boardwalk/ui-kit';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { frameMessages } from '../messages.ts';
import styles from './SecondStepPage.module.css';

/**
 * For an admin who has not signed in with two steps, on a site that requires it: leads to where it is set up, in a tab of its
 * own, and tries again when the reader is back.
 */
export function SecondStepPage({ onAgain }: { readonly onAgain: () => void }) {
  const intl = useIntl();
  const title = intl.formatMessage(frameMessages.secondStepTitle);
  const words = intl.formatMessage(frameMessages.setUpSecondStep);
  useDocumentTitle(title);
  useEffect(() => {
    window.addEventListener('focus', onAgain);
    return () => window.removeEventListener('focus', onAgain);
  }, [onAgain]);
  return (
    <FullPage
      icon={<KeyRound />}
      title={title}
      description={intl.formatMessage(frameMessages.secondStepText)}
      action={
        <div className={styles.actions}>
          <Button
            variant="primary"
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button puts its words in
            render={<a href={outsidePaths.secondStep()} target="_blank" rel="noopener" />}
          >
            {words}
          </Button>
          <Button onClick={onAgain}>{intl.formatMessage(frameMessages.again)}</Button>
        </div>
      }
    />
  );
}
