import type { ElementChange } from '@boardwalk/board/document';
import { Badge, Button } from '@boardwalk/ui-kit';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { compareMessages as messages } from '../compare-messages.ts';
import styles from './ChangeList.module.css';

/** Changes shown at first, and with each press of the button. */
const PART = 30;

const KINDS = {
  added: { words: messages.added, tone: 'positive' },
  removed: { words: messages.removed, tone: 'critical' },
  changed: { words: messages.changed, tone: 'tide' },
} as const;

const ELEMENTS: Readonly<Record<ElementChange['element']['type'], (typeof messages)['sticky']>> = {
  sticky: messages.sticky,
  shape: messages.shape,
  text: messages.words,
  topic: messages.topic,
  table: messages.table,
  frame: messages.frame,
  connector: messages.connector,
  drawing: messages.drawing,
  highlight: messages.highlight,
  picture: messages.picture,
  icon: messages.icon,
  group: messages.group,
  boundary: messages.boundary,
};

/** What differs between two boards, in words; each entry brings its element into view. */
export function ChangeList({
  changes,
  onShow,
}: {
  readonly changes: readonly ElementChange[];
  readonly onShow: (id: string) => void;
}) {
  const intl = useIntl();
  const title = useId();
  const [shown, setShown] = useState(PART);
  const countOf = (kind: ElementChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const rest = changes.length - shown;
  return (
    <section className={styles.root} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {intl.formatMessage(messages.changes)}
      </h3>
      {changes.length === 0 ? (
        <p className={styles.note}>{intl.formatMessage(messages.same)}</p>
      ) : (
        <>
          <p className={styles.note}>
            {intl.formatMessage(messages.summary, {
              changed: countOf('changed'),
              added: countOf('added'),
              removed: countOf('removed'),
            })}
            <br />
            {intl.formatMessage(messages.hint)}
          </p>
          <ul className={styles.list}>
            {changes.slice(0, shown).map((change) => (
              <li key={`${change.kind} ${change.element.id}`}>
                <Entry change={change} onShow={onShow} />
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <div>
              <Button onClick={() => setShown(shown + PART * 4)}>
                {intl.formatMessage(messages.more, { count: rest })}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** What an element says; of a table the texts of its cells. */
const textOf = (element: ElementChange['element']): string =>
  element.type === 'table' ? Object.values(element.cells).join(' · ') : element.text;

function Entry({
  change,
  onShow,
}: {
  readonly change: ElementChange;
  readonly onShow: (id: string) => void;
}) {
  const intl = useIntl();
  const { kind, element } = change;
  const { words, tone } = KINDS[kind];
  const parts = change.kind === 'changed' ? change.parts : [];
  const hasOtherText = change.kind === 'changed' && parts.includes('text');
  return (
    <button type="button" className={styles.entry} onClick={() => onShow(element.id)}>
      <Badge tone={tone}>{intl.formatMessage(words)}</Badge>
      <span className={styles.words}>
        <span className={styles.kind}>
          {intl.formatMessage(ELEMENTS[element.type])}
          {parts.length > 0 &&
            ` · ${intl.formatList(parts.map((part) => intl.formatMessage(messages[part])))}`}
        </span>
        {textOf(element).trim() !== '' && <span className={styles.text}>{textOf(element)}</span>}
        {hasOtherText && (
          <span className={styles.before}>
            {intl.formatMessage(messages.before, {
              text:
                textOf(change.before).trim() === ''
                  ? intl.formatMessage(messages.noText)
                  : textOf(change.before),
            })}
          </span>
        )}
      </span>
    </button>
  );
}
