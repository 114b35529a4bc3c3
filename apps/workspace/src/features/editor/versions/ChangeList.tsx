import type { ElementChange } from '@boardwalk/board';
import { Badge, Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { elementName, shortText, textOf } from '../element-name.ts';
import { messages } from './messages.ts';
import styles from './ChangeList.module.css';

/** Changes shown at first; each press of the button shows more. */
const FIRST = 30;
const FURTHER = 120;

const KINDS = {
  added: { words: messages.added, tone: 'positive' },
  removed: { words: messages.removed, tone: 'critical' },
  changed: { words: messages.changed, tone: 'tide' },
} as const;

const PARTS = {
  text: messages.partText,
  look: messages.partLook,
  place: messages.partPlace,
  other: messages.partOther,
} as const;

export interface ChangeListProps {
  readonly changes: readonly ElementChange[];
  /** Brings an element into view. */
  readonly onShow: (id: string) => void;
}

/** What differs between a version and the board of now, in words; each entry brings its element into view. */
export function ChangeList({ changes, onShow }: ChangeListProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(FIRST);
  const countOf = (kind: ElementChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const rest = changes.length - shown;
  if (changes.length === 0) return <output>{intl.formatMessage(messages.same)}</output>;
  return (
    <section className={styles.root} aria-label={intl.formatMessage(messages.changes)}>
      <output>
        {intl.formatMessage(messages.difference, {
          added: countOf('added'),
          changed: countOf('changed'),
          removed: countOf('removed'),
        })}
      </output>
      <p className={styles.quiet}>{intl.formatMessage(messages.hint)}</p>
      <ul className={styles.list}>
        {changes.slice(0, shown).map((change) => (
          <li key={change.element.id}>
            <Entry change={change} onShow={onShow} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + FURTHER)}>
          {intl.formatMessage(messages.moreChanges, { count: rest })}
        </Button>
      )}
    </section>
  );
}

function Entry({ change, onShow }: { readonly change: ElementChange } & Pick<ChangeListProps, 'onShow'>) {
  const intl = useIntl();
  const { words, tone } = KINDS[change.kind];
  const parts = change.kind === 'changed' ? change.parts : [];
  const before = change.kind === 'changed' && parts.includes('text') ? textOf(change.before) : null;
  return (
    <button type="button" className={styles.entry} onClick={() => onShow(change.element.id)}>
      <Badge tone={tone}>{intl.formatMessage(words)}</Badge>
      <span className={styles.words}>
        <span dir="auto">{elementName(intl, change.element)}</span>
        {parts.length > 0 && (
          <span className={styles.quiet}>
            {intl.formatList(parts.map((part) => intl.formatMessage(PARTS[part])))}
          </span>
        )}
        {before !== null && (
          <span className={styles.quiet}>
            {intl.formatMessage(messages.textBefore, {
              text: before.trim() === '' ? intl.formatMessage(messages.noText) : shortText(before),
            })}
          </span>
        )}
      </span>
    </button>
  );
}
