import type { ManagedTag } from '@boardwalk/api-client';
import { Button, toast, type TreeMove } from '@boardwalk/ui-kit';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { LoadedList } from '#shared/content/LoadedList.tsx';
import { MissingEntry } from '#shared/content/MissingEntry.tsx';
import { idsAfter } from '#shared/content/order.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { NEW_ENTRY, paths } from '#shared/paths.ts';
import { SplitPage } from '#shared/split/SplitPage.tsx';
import { useListManagedTagsQuery, useReorderTagsMutation, useUpdateTagMutation } from './api.ts';
import { TagForm } from './components/TagForm.tsx';
import { TagTree } from './components/TagTree.tsx';
import { tagMessages as messages } from './messages.ts';
import { TAG_KINDS } from './tag-kinds.ts';

/** The taxonomy: tags of each kind in a tree of two levels, beside the one that is changed. */
export function TagsPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { entryId } = useParams();
  const [made, setMade] = useState<number>();
  const [query] = useSearchParams();
  const tab = TAG_KINDS.find(({ show }) => show === query.get('show')) ?? TAG_KINDS[0];
  const list = useListManagedTagsQuery();
  const [update] = useUpdateTagMutation();
  const [reorder] = useReorderTagsMutation();
  const tags = (list.data ?? []).filter(({ ttype }) => ttype === tab.kind);
  const tag = tags.find(({ id }) => String(id) === entryId);

  const order = async (parentId: number | null, ids: number[]) => {
    const { error } = await reorder({ ttype: tab.kind, parent_id: parentId, tag_ids: ids });
    if (error !== undefined) toast.error(failureText(intl, error));
  };
  const move = async ({ ids: moved, parentId, beforeId }: TreeMove) => {
    const [id] = moved.map(Number);
    const before = tags.find((each) => each.id === id);
    if (id === undefined || before === undefined) return;
    const to = parentId === null ? null : Number(parentId);
    if (to !== before.parent_id) {
      const { error } = await update({ tagId: id, changes: { parent_id: to } });
      if (error !== undefined) {
        toast.error(failureText(intl, error));
        return;
      }
    }
    const siblings = tags
      .filter((each) => each.parent_id === to && each.id !== id)
      .map((each) => String(each.id));
    await order(to, idsAfter(siblings, { ids: moved, beforeId }).map(Number));
  };

  return (
    <SplitPage
      title={intl.formatMessage(messages.title)}
      actions={
        <Button icon={<Plus />} render={<Link to={paths.tags(NEW_ENTRY, tab.show)} />}>
          {intl.formatMessage(messages.add)}
        </Button>
      }
      tabsLabel={intl.formatMessage(messages.kinds)}
      tabs={TAG_KINDS.map(({ show, kind, words }) => ({
        href: paths.tags(undefined, show),
        label: intl.formatMessage(words),
        current: kind === tab.kind,
        render: <Link to={paths.tags(undefined, show)} />,
      }))}
      list={
        <LoadedList
          list={{ ...list, currentData: list.currentData && tags }}
          empty={{ icon: <Tags />, title: intl.formatMessage(messages.none) }}
        >
          {(entries) => (
            <TagTree
              key={tab.kind}
              label={intl.formatMessage(tab.words)}
              tags={entries}
              current={entryId}
              onChoose={(id) => void navigate(paths.tags(Number(id), tab.show))}
              onMove={(change) => void move(change)}
            />
          )}
        </LoadedList>
      }
      openId={entryId}
      keepsFocus
      detail={
        entryId === undefined ? null : entryId === NEW_ENTRY || tag !== undefined ? (
          <TagForm
            key={`${tab.kind}${entryId}`}
            kind={tab.kind}
            tag={tag}
            tags={tags}
            back={paths.tags(undefined, tab.show)}
            onOrder={(ids) => void order(tag?.parent_id ?? null, ids)}
            onCreated={(created: ManagedTag) => {
              setMade(created.id);
              void navigate(paths.tags(created.id, tab.show));
            }}
          />
        ) : list.data === undefined ? null : (
          <MissingEntry list={list} isNew={entryId === String(made)} />
        )
      }
      choose={intl.formatMessage(messages.choose)}
    />
  );
}
