import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import changes from 'virtual:what-changed';
import { Badge } from '../../src/components/Badge/Badge.tsx';
import type { Change } from '../../.storybook/changes.ts';
import styles from './Changes.module.css';

const KINDS = {
  major: { label: 'Breaks', tone: 'critical' },
  minor: { label: 'New', tone: 'tide' },
  patch: { label: 'Mended', tone: 'neutral' },
} as const;

/** What the next version brings, and what the versions before it brought. */
export function Changes() {
  return (
    <>
      <Heading>Since {changes.version}</Heading>
      {changes.next.length === 0 ? <p>Nothing yet.</p> : <List changes={changes.next} />}
      {changes.released.map((release) => (
        <section key={release.version}>
          <Heading>{release.version}</Heading>
          <List changes={release.changes} />
        </section>
      ))}
    </>
  );
}

function List({ changes: list }: { changes: Change[] }) {
  const order = Object.keys(KINDS);
  return (
    <ul className={`sb-unstyled ${styles.root}`}>
      {list
        .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
        .map(({ kind, text }) => (
          <li key={text} className={styles.change}>
            <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>
            <div className={styles.text}>
              <Markdown>{text}</Markdown>
            </div>
          </li>
        ))}
    </ul>
  );
}
