import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Guidance.module.css';

interface GuidanceProps {
  /** What to do, a sentence each. */
  use: string[];
  /** What not to do, and what to do instead. */
  avoid: string[];
}

/** What to do with a component and what not, side by side. */
export function Guidance({ use, avoid }: GuidanceProps) {
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <Side title="Do" icon={<Check />} tone="positive" lines={use} />
      <Side title="Don’t" icon={<X />} tone="critical" lines={avoid} />
    </div>
  );
}

function Side({
  title,
  icon,
  tone,
  lines,
}: {
  title: string;
  icon: ReactNode;
  tone: string;
  lines: string[];
}) {
  return (
    <section className={styles.side} data-tone={tone}>
      <h3 className={styles.title}>
        {icon}
        {title}
      </h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
