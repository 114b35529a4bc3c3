import { createElement, useId, useMemo, useState } from 'react';
import { outlineOf, type BoardSnapshot, type OutlineNode } from '../document/index.ts';
import styles from './BoardOutline.module.css';

/** Every word the outline shows or says besides the board's own. */
export interface BoardOutlineLabels {
  /** Name of the list, e.g. "Outline". */
  readonly outline: string;
  /** Shown when the board has no text. */
  readonly empty: string;
  /** The button that shows further entries; gets how many there are. */
  readonly showMore: (count: number) => string;
  /** The button that opens or closes what is below an entry; gets the entry's text. */
  readonly expand: (text: string) => string;
  readonly collapse: (text: string) => string;
  /** Stands for an entry without text, such as an untitled section. */
  readonly untitled: string;
}

/** What the outline shows: a board, or entries already taken from one, such as its beginning. */
type OutlineContent =
  | { readonly snapshot: BoardSnapshot; readonly nodes?: never }
  | { readonly nodes: readonly OutlineNode[]; readonly snapshot?: never };

export type BoardOutlineProps = OutlineContent & OutlineOptions;

interface OutlineOptions {
  readonly labels: BoardOutlineLabels;
  /** Entries of one list shown at first; more on request. */
  readonly pageSize?: number;
  /** Entries down to this level are open at first. */
  readonly openLevels?: number;
  readonly className?: string;
}

interface ListProps extends Required<Pick<OutlineOptions, 'labels' | 'pageSize' | 'openLevels'>> {
  readonly nodes: readonly OutlineNode[];
  readonly level: number;
}

/**
 * The text of a board as a nested list, for screen readers and for those who would rather read than pan. It renders
 * the same on the server, so that the text is there without scripts.
 */
export function BoardOutline(props: BoardOutlineProps) {
  const { snapshot, labels, pageSize = 60, openLevels = 2, className } = props;
  const given = props.nodes;
  const nodes = useMemo(() => given ?? (snapshot ? outlineOf(snapshot) : []), [given, snapshot]);
  return (
    <nav className={[styles['outline'], className].filter(Boolean).join(' ')} aria-label={labels.outline}>
      {nodes.length === 0 ? (
        <p className={styles['empty']}>{labels.empty}</p>
      ) : (
        <OutlineList nodes={nodes} level={1} labels={labels} pageSize={pageSize} openLevels={openLevels} />
      )}
    </nav>
  );
}

function OutlineList({ nodes, level, ...rest }: ListProps) {
  const [shown, setShown] = useState(rest.pageSize);
  const hidden = nodes.length - shown;
  return (
    <ul className={styles['list']}>
      {nodes.slice(0, shown).map((node) => (
        <OutlineEntry key={node.id} node={node} level={level} {...rest} />
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className={styles['more']}
            onClick={() => setShown(shown + rest.pageSize * 4)}
          >
            {rest.labels.showMore(hidden)}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The signs that say, in any language, whether a task is done, and how urgent it is. */
function marksOf({ task, priority }: OutlineNode): string {
  const box = task === undefined ? '' : task === 'done' ? '☑ ' : '☐ ';
  return priority === undefined ? box : `${box}(${priority}) `;
}

function OutlineEntry({ node, level, ...rest }: Omit<ListProps, 'nodes'> & { readonly node: OutlineNode }) {
  const { labels, openLevels } = rest;
  const [open, setOpen] = useState(level <= openLevels);
  const listId = useId();
  const text = node.text.trim() === '' ? (node.icon ?? labels.untitled) : node.text;
  const hasChildren = node.children.length > 0;
  return (
    <li className={styles['entry']} data-level={level}>
      <div className={styles['row']}>
        {hasChildren && (
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-label={open ? labels.collapse(text) : labels.expand(text)}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m6 4 4 4-4 4" />
            </svg>
          </button>
        )}
        {node.rows && <OutlineTable rows={node.rows} header={node.header === true} />}
        {(!node.rows || node.text !== '') && (
          <span className={styles['text']}>
            {marksOf(node)}
            {node.link === undefined || node.link.startsWith('#') ? (
              text
            ) : (
              <a href={node.link} target="_blank" rel="noopener nofollow ugc">
                {text}
              </a>
            )}
            {node.text.trim() !== '' && node.icon !== undefined && (
              <span className={styles['relation']}>{node.icon}</span>
            )}
            {node.labels?.map((label) => (
              <span key={label} className={styles['label']}>
                {label}
              </span>
            ))}
            {node.relations?.map(({ id, arrow, text: other, label }) => (
              <span key={id} className={styles['relation']}>
                {`${arrow} ${other.trim() === '' ? labels.untitled : other}`}
                {label !== undefined && ` (${label})`}
              </span>
            ))}
          </span>
        )}
      </div>
      {node.picture && <p className={styles['note']}>{node.picture}</p>}
      {node.note !== undefined && <p className={styles['note']}>{node.note}</p>}
      {hasChildren && open && (
        <div id={listId}>
          <OutlineList nodes={node.children} level={level + 1} {...rest} />
        </div>
      )}
    </li>
  );
}

/** The texts of a table, as one reads tables. Its rows and cells have no names: they are children like any in a page. */
function OutlineTable({ rows, header }: { rows: readonly (readonly string[])[]; header: boolean }) {
  const lineOf = (row: readonly string[], name: 'td' | 'th') =>
    createElement(
      'tr',
      null,
      ...row.map((text) => createElement(name, name === 'th' ? { scope: 'col' } : null, text)),
    );
  const [first] = rows;
  const named = header && first !== undefined;
  return (
    <div className={styles['scroller']}>
      <table className={styles['table']}>
        {named && <thead>{lineOf(first, 'th')}</thead>}
        {createElement('tbody', null, ...rows.slice(named ? 1 : 0).map((row) => lineOf(row, 'td')))}
      </table>
    </div>
  );
}
