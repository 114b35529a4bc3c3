import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Strength } from './judge-password.ts';
import { strengthMessages } from './messages.ts';
import styles from './PasswordStrength.module.css';

const WORDS = [
  strengthMessages.guessed,
  strengthMessages.weak,
  strengthMessages.fair,
  strengthMessages.good,
  strengthMessages.strong,
] as const;
const NOTHING: readonly string[] = [];

/**
 * Says how hard a new password is to guess, as advice: what is refused the field says itself. Its word lists are loaded
 * once something is typed; without them it says nothing.
 *
 * @param props.own name and address, which a guesser tries first
 */
export function PasswordStrength({ password, own = NOTHING }: { password: string; own?: readonly string[] }) {
  const intl = useIntl();
  const [strength, setStrength] = useState<Strength | null>(null);
  const known = own.join('\n');
  useEffect(() => {
    let isCurrent = true;
    const judge = async () => {
      const { judgePassword } = await import('./judge-password.ts');
      if (isCurrent) setStrength(judgePassword(password, known.split('\n')));
    };
    if (password !== '') judge().catch(() => isCurrent && setStrength(null));
    return () => {
      isCurrent = false;
    };
  }, [password, known]);
  const judged = password === '' ? null : strength;
  // It has its room from the beginning: what stands below must not move while it is being pressed.
  return (
    <div className={styles.root} data-strength={judged ?? undefined}>
      <div className={styles.bar} aria-hidden>
        {WORDS.slice(1).map(({ id }, step) => (
          <span key={id} data-on={judged !== null && step < Math.max(judged, 1) ? '' : undefined} />
        ))}
      </div>
      <output className={styles.words}>{judged !== null && intl.formatMessage(WORDS[judged])}</output>
    </div>
  );
}
