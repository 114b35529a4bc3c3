import { useIntl } from 'react-intl';
import { reportMessages as messages } from '../messages.ts';
import styles from './Standards.module.css';

const RULES = [
  messages.standardContent,
  messages.standardOwn,
  messages.standardRespect,
  messages.standardHonest,
] as const;

/** The rules of conduct, as people who report see them. */
export function Standards() {
  const intl = useIntl();
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>{intl.formatMessage(messages.standards)}</h3>
      <ul className={styles.list}>
        {RULES.map((rule) => (
          <li key={rule.id}>{intl.formatMessage(rule)}</li>
        ))}
      </ul>
    </section>
  );
}
