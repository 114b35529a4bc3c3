import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A thin line over the page while the next one is on its way; shows only when that takes a moment. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading ? <div className={styles.line} aria-hidden /> : null;
}
