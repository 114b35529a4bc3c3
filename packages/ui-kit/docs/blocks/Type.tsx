import { PARAGRAPHS, TITLES } from '../../src/testing/words.ts';
import { tokensOf } from './tokens.ts';
import styles from './Type.module.css';

/** The sizes of type, each with its name; a title in each of the five languages. */
export function Type({ show }: { show: 'sizes' | 'languages' | 'weights' }) {
  if (show === 'languages') return <Languages />;
  const tokens = tokensOf('type', show === 'sizes' ? '--bw-type-' : '--bw-weight-');
  const property = show === 'sizes' ? 'font-size' : 'font-weight';
  return (
    <ul className={`sb-unstyled ${styles.root}`}>
      {tokens.map(({ name, value }) => (
        <li key={name} className={styles.line}>
          <code className={styles.name}>
            {name.replace('--bw-', '')} · {value}
          </code>
          <span
            className={styles.sample}
            ref={(element) => element?.style.setProperty(property, `var(${name})`)}
          >
            {TITLES['en-US']}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Languages() {
  return (
    <ul className={`sb-unstyled ${styles.root}`}>
      {Object.entries(TITLES).map(([lang, title]) => (
        <li key={lang} className={styles.language}>
          <code className={styles.name}>{lang}</code>
          <div lang={lang} className={styles.text}>
            <p className={styles.title}>{title}</p>
            <p>{PARAGRAPHS[lang as keyof typeof PARAGRAPHS]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
