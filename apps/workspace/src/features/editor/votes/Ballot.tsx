import type { BoardVote } from '@boardwalk/api-client';
import type { BoardEditor } from '@boardwalk/board/react';
import { IconButton, TextField } from '@boardwalk/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { elementName } from '../element-name.ts';
import { fullOutline } from '../outline-rows.ts';
import type { KeptView } from '../use-kept-view.ts';
import { useBoardVersion } from '../use-selected-elements.ts';
import { ElementButton } from './ElementButton.tsx';
import { messages } from './messages.ts';
import type { OwnDots } from './use-own-dots.ts';
import { isVotable } from './votable.ts';
import styles from './Votes.module.css';

/** Of more elements than these the rest is found by its text. */
const SHOWN = 100;
/** From so many on there is a field that narrows the list. */
const MANY = 12;

type Node = ReturnType<typeof fullOutline>[number];

/** What a vote is about as a list, each with the reader's dots. Without dots of their own they read it alone. */
export function Ballot({
  editor,
  view,
  vote,
  dots,
}: {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  readonly vote: BoardVote;
  readonly dots: OwnDots | null;
}) {
  const intl = useIntl();
  const [wanted, setWanted] = useState('');
  useBoardVersion(editor);
  const only = vote.element_ids;
  const all = flat(fullOutline(editor.store.elements.values())).filter(
    (node) => isVotable(node) && (only === null || only.includes(node.id)),
  );
  const text = wanted.trim().toLocaleLowerCase();
  const found = text === '' ? all : all.filter((node) => node.text.toLocaleLowerCase().includes(text));
  const rest = found.length - SHOWN;
  return (
    <>
      <p className={styles.note}>
        {dots === null
          ? intl.formatMessage(messages.readOnly)
          : intl.formatMessage(messages.left, { count: dots.left })}
        {' · '}
        {intl.formatMessage(messages.voters, { count: vote.voter_num })}
      </p>
      {all.length >= MANY && (
        <div className={styles.field}>
          <TextField
            label={intl.formatMessage(messages.find)}
            hideLabel
            placeholder={intl.formatMessage(messages.find)}
            value={wanted}
            onValueChange={setWanted}
          />
        </div>
      )}
      {all.length === 0 && <p className={styles.note}>{intl.formatMessage(messages.nothing)}</p>}
      <ul className={styles.list}>
        {found.slice(0, SHOWN).map((node) => {
          const name = elementName(intl, node);
          const count = dots?.on.get(node.id) ?? 0;
          return (
            <li key={node.id} className={styles.row}>
              <ElementButton editor={editor} view={view} id={node.id} />
              {dots && (
                <span className={styles.stepper}>
                  <IconButton
                    label={intl.formatMessage(messages.take, { name })}
                    icon={<Minus />}
                    size="small"
                    tooltip={false}
                    aria-disabled={count === 0 || undefined}
                    onClick={() => dots.take(node.id)}
                  />
                  <span className={styles.count} data-some={count > 0 || undefined}>
                    {intl.formatNumber(count)}
                  </span>
                  <IconButton
                    label={intl.formatMessage(messages.add, { name })}
                    icon={<Plus />}
                    size="small"
                    tooltip={false}
                    aria-disabled={dots.left === 0 || undefined}
                    onClick={() => dots.add(node.id)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p className={styles.note}>{intl.formatMessage(messages.more, { count: rest })}</p>}
    </>
  );
}

/** The elements of an outline in reading order. */
function flat(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
