import { Button, toast, type TreeItem } from '@boardwalk/ui-kit';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { failureText } from '../errors/failure-text.ts';
import { NEW_ENTRY, type EntryAddress } from '../paths.ts';
import { SplitPage } from '../split/SplitPage.tsx';
import { LoadedList } from './LoadedList.tsx';
import { MissingEntry } from './MissingEntry.tsx';
import { idsAfter, idsStepped } from './order.ts';
import { OrderedTree } from './OrderedTree.tsx';
import { shownState, type Schedule } from './schedule.ts';

/** Something that visitors see in an order and for a time, such as a topic. */
type Entry = Schedule & { readonly id: number };

type Words = Record<
  'title' | 'shown' | 'all' | 'visible' | 'hidden' | 'list' | 'add' | 'none' | 'choose',
  MessageDescriptor
>;

/** What the form of an entry gets from the page around it. */
export interface EntryFormPlace<Item> {
  /** The entry; undefined for a new one. */
  readonly entry: Item | undefined;
  readonly back: string;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onCreated: (id: number) => void;
}

/** Entries in the order in which visitors see them, beside the one that is changed. */
export function EntriesPage<Item extends Entry>({
  words,
  icon,
  to,
  query,
  reorder,
  itemOf,
  rowHeight,
  renderForm,
}: {
  readonly words: Words;
  readonly icon: ReactNode;
  /** Builds addresses of the page. */
  readonly to: (entry?: EntryAddress, show?: string) => string;
  readonly query: {
    readonly currentData?: readonly Item[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Puts all entries into another order. */
  readonly reorder: (ids: number[]) => Promise<{ readonly error?: unknown }>;
  readonly itemOf: (entry: Item) => TreeItem;
  readonly rowHeight: number;
  readonly renderForm: (place: EntryFormPlace<Item>) => ReactNode;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  const [made, setMade] = useState<number>();
  const { entryId } = useParams();
  const [address] = useSearchParams();
  const isVisible = (entry: Item) => shownState(entry, now) === 'shown';
  const tabs = [
    { show: undefined, label: words.all, isIn: () => true },
    { show: 'visible', label: words.visible, isIn: isVisible },
    { show: 'hidden', label: words.hidden, isIn: (entry: Item) => !isVisible(entry) },
  ] as const;
  const tab = tabs.find(({ show }) => show === address.get('show')) ?? tabs[0];
  const all = query.currentData ?? [];
  const ids = all.map(({ id }) => id);
  const entry = all.find(({ id }) => String(id) === entryId);

  const order = async (wanted: number[]) => {
    const { error } = await reorder(wanted);
    if (error !== undefined) toast.error(failureText(intl, error));
  };
  const step = (by: -1 | 1) => {
    const wanted = entry && idsStepped(ids, entry.id, by);
    return wanted && (() => void order(wanted));
  };

  return (
    <SplitPage
      title={intl.formatMessage(words.title)}
      actions={
        <Button icon={<Plus />} render={<Link to={to(NEW_ENTRY, tab.show)} />}>
          {intl.formatMessage(words.add)}
        </Button>
      }
      tabsLabel={intl.formatMessage(words.shown)}
      tabs={tabs.map(({ show, label }) => ({
        href: to(undefined, show),
        label: intl.formatMessage(label),
        current: show === tab.show,
        render: <Link to={to(undefined, show)} />,
      }))}
      list={
        <LoadedList
          list={{ ...query, currentData: query.currentData?.filter(tab.isIn) }}
          empty={{ icon, title: intl.formatMessage(words.none) }}
        >
          {(entries) => (
            <OrderedTree
              label={intl.formatMessage(words.list)}
              items={entries.map(itemOf)}
              rowHeight={rowHeight}
              current={entryId}
              onChoose={(id) => void navigate(to(Number(id), tab.show))}
              // A part of the entries has no order of its own.
              {...(tab.show === undefined
                ? { onMove: (move) => void order(idsAfter(ids.map(String), move).map(Number)) }
                : {})}
            />
          )}
        </LoadedList>
      }
      openId={entryId}
      keepsFocus
      detail={
        entryId === undefined ? null : entryId === NEW_ENTRY || entry !== undefined ? (
          renderForm({
            entry,
            back: to(undefined, tab.show),
            onUp: step(-1),
            onDown: step(1),
            onCreated: (id) => {
              setMade(id);
              void navigate(to(id, tab.show));
            },
          })
        ) : query.currentData === undefined ? null : (
          <MissingEntry list={query} isNew={entryId === String(made)} />
        )
      }
      choose={intl.formatMessage(words.choose)}
    />
  );
}
