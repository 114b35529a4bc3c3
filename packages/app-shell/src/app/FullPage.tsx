import { EmptyState, type EmptyStateProps } from '@boardwalk/ui-kit';
import styles from './FullPage.module.css';

/** A page that says one thing in its middle. */
export function FullPage(props: EmptyStateProps) {
  return (
    <main className={styles.root}>
      <EmptyState headingLevel={1} {...props} />
    </main>
  );
}
