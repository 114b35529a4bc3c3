import { LOST_TEXTS, type Language } from '@boardwalk/domain';
import { Button, EmptyState } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import styles from './LostTexts.module.css';

/**
 * In place of a page whose texts did not load in any language: says so in words that come with it.
 *
 * @param props.language language of the page
 * @param props.reload loads the page anew
 */
export function LostTexts({
  language,
  reload = () => window.location.reload(),
}: {
  language: Language;
  reload?: () => void;
}) {
  const words = LOST_TEXTS[language];
  useEffect(() => {
    document.title = `${words.title} – Boardwalk`;
  }, [words]);
  return (
    <main className={styles.root}>
      <EmptyState
        title={words.title}
        description={words.text}
        action={
          <Button variant="primary" onClick={reload}>
            {words.reload}
          </Button>
        }
      />
    </main>
  );
}
