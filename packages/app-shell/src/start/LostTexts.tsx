import { LOST_TEXTS, type Language } from '@boardwalk/domain';
import { Button, EmptyState } from '@boardwalk/ui-kit';
import { LifeBuoy } from 'lucide-react';
import { useDocumentTitle } from './use-document-title.ts';
import styles from './LostTexts.module.css';

export interface LostTextsProps {
  /** Language of the page. */
  readonly language: Language;
  /** Loads the page again. */
  readonly reload?: () => void;
}

/** In place of a page whose texts did not load in any language: says so in words that come with it. */
export function LostTexts({ language, reload = () => window.location.reload() }: LostTextsProps) {
  const words = LOST_TEXTS[language];
  useDocumentTitle(words.title);
  return (
    <main className={styles.root}>
      <EmptyState
        icon={<LifeBuoy />}
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
