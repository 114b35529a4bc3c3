import icons from 'virtual:icons';
import styles from './Icons.module.css';

/** The icons that the kit and its stories use, with the names under which `lucide-react` has them. */
export function Icons() {
  return (
    <ul className={`sb-unstyled ${styles.root}`}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.item}>
          <Icon aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}
