'use client';

import { History, Search } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import { highlight } from './highlight.ts';
import {
  AUTOCOMPLETE_HISTORY_SHOWN,
  AUTOCOMPLETE_HOT_SHOWN,
  AUTOCOMPLETE_ROW_HEIGHT,
  type listIdsOf,
  type AutocompleteHistory,
  type AutocompleteHot,
} from './autocompleteLimits.ts';
import styles from './Autocomplete.module.css';

interface AutocompletePanelProps {
  listIds: ReturnType<typeof listIdsOf>;
  optionId: (index: number) => string;
  /** Empty while history and hot searches show. */
  typed: string;
  suggestions: readonly string[];
  suggestionsLabel: string;
  note: string | undefined;
  history: AutocompleteHistory | undefined;
  hot: AutocompleteHot | undefined;
  active: number;
  onPick: (text: string) => void;
  onCleared: () => void;
}

/** The panel under the box. The focus stays in the box; rows are chosen by `aria-activedescendant` or a press. */
export function AutocompletePanel(props: AutocompletePanelProps) {
  const { typed, suggestions, note } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div
      className={styles.panel}
      data-suggestions={typed ? '' : undefined}
      // A press must not take the focus from the box, or the panel would be gone before the click arrives: also a press of a
      // button, which Safari gives no focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {typed === '' ? <EmptyBoxSections {...props} /> : suggestions.length > 0 && <Suggestions {...props} />}
      {/* Always there, so that what appears in it is announced. */}
      <div className={styles.note} role="status">
        {typed !== '' && suggestions.length === 0 && note}
      </div>
    </div>
  );
}

function Suggestions({
  listIds,
  suggestions,
  suggestionsLabel,
  typed,
  optionId,
  active,
  onPick,
}: AutocompletePanelProps) {
  return (
    <VirtualList
      role="listbox"
      id={listIds.suggestions}
      aria-label={suggestionsLabel}
      className={styles.suggestions}
      items={suggestions}
      itemHeight={AUTOCOMPLETE_ROW_HEIGHT}
      activeIndex={active}
      getKey={(item, index) => `${index}:${item}`}
      itemProps={(item, index) => ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === active,
        className: styles.option,
        onClick: () => onPick(item),
      })}
      renderItem={(item) => (
        <>
          <Search aria-hidden />
          <span className={styles.text}>
            {highlight(item, typed).map((part) =>
              part.match ? <mark key={part.at}>{part.text}</mark> : part.text,
            )}
          </span>
        </>
      )}
    />
  );
}

function EmptyBoxSections({
  listIds,
  history,
  hot,
  optionId,
  active,
  onPick,
  onCleared,
}: AutocompletePanelProps) {
  const past = history?.items.slice(0, AUTOCOMPLETE_HISTORY_SHOWN) ?? [];
  const popular = hot?.items.slice(0, AUTOCOMPLETE_HOT_SHOWN) ?? [];
  const shared = { optionId, active, onPick };
  return (
    <>
      {history && past.length > 0 && (
        <Section
          {...shared}
          listId={listIds.history}
          title={history.title}
          items={past}
          first={0}
          renderMark={() => <History aria-hidden />}
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                history.onClear();
                onCleared();
              }}
            >
              {history.clearLabel}
            </Button>
          }
        />
      )}
      {hot && popular.length > 0 && (
        <Section
          {...shared}
          listId={listIds.hot}
          title={hot.title}
          items={popular}
          first={past.length}
          renderMark={(index) => (
            <span className={styles.rank} data-top={index < 3 ? '' : undefined} aria-hidden>
              {index + 1}
            </span>
          )}
        />
      )}
    </>
  );
}

interface SectionProps extends Pick<AutocompletePanelProps, 'optionId' | 'active' | 'onPick'> {
  listId: string;
  title: string;
  items: readonly string[];
  /** Index of the first row among all rows of the panel. */
  first: number;
  renderMark: (index: number) => ReactNode;
  action?: ReactNode;
}

function Section({
  listId,
  title,
  items,
  first,
  renderMark,
  action,
  optionId,
  active,
  onPick,
}: SectionProps) {
  const id = useId();
  return (
    <div className={styles.section}>
      <div className={styles.sectionHead}>
        <span id={id}>{title}</span>
        {action}
      </div>
      <div role="listbox" id={listId} aria-labelledby={id}>
        {items.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the focus stays in the box, which owns the keys (aria-activedescendant)
          <div
            key={item}
            id={optionId(first + index)}
            role="option"
            aria-selected={first + index === active}
            className={styles.option}
            onClick={() => onPick(item)}
          >
            {renderMark(index)}
            <span className={styles.text}>{item}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
