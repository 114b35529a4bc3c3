import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import styles from './Motion.module.css';
import { tokensOf } from './tokens.ts';

/** Durations, each shown by something that moves that long. Under reduced motion all of them are 0. */
export function Motion() {
  const [there, setThere] = useState(false);
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <Button icon={<Play />} onClick={() => setThere((now) => !now)}>
        Move
      </Button>
      <ul className={styles.list}>
        {tokensOf('scale', '--bw-duration').map(({ name, value }) => (
          <li key={name} className={styles.item}>
            <code>
              {name.replace('--bw-', '')} · {value}
            </code>
            <span className={styles.track} data-there={there ? '' : undefined}>
              <span
                className={styles.dot}
                ref={(element) => element?.style.setProperty('transition-duration', `var(${name})`)}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
