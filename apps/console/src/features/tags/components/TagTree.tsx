import type { ManagedTag } from '@boardwalk/api-client';
import { Badge, type TreeItem, type TreeMove } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { OrderedTree } from '#shared/content/OrderedTree.tsx';
import { textIn } from '#shared/content/texts.ts';
import { tagMessages as messages } from '../messages.ts';

/** Tags of one kind, those at the top with those below them. Tags move among their siblings and below others. */
export function TagTree({
  label,
  tags,
  current,
  onChoose,
  onMove,
}: {
  readonly label: string;
  readonly tags: readonly ManagedTag[];
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onMove: (move: TreeMove) => void;
}) {
  const intl = useIntl();
  const isTop = (id: string) => tags.some((tag) => String(tag.id) === id && tag.parent_id === null);
  const hasChildren = (id: string) => tags.some(({ parent_id: parent }) => String(parent) === id);
  const above = tags.find(({ id }) => String(id) === current)?.parent_id ?? null;
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  // What is chosen is to be seen: what is above it opens, once.
  const [shown, setShown] = useState<number | null>(null);
  if (above !== shown) {
    setShown(above);
    if (above !== null) setExpanded([...expanded, String(above)]);
  }
  return (
    <OrderedTree
      label={label}
      items={tags
        .filter(({ parent_id: parent }) => parent === null)
        .map((tag) => ({
          ...itemOf(intl, tag),
          branch: true,
          children: tags
            .filter(({ parent_id: parent }) => parent === tag.id)
            .map((child) => itemOf(intl, child)),
        }))}
      current={current}
      onChoose={onChoose}
      expanded={expanded}
      onExpandedChange={setExpanded}
      onMove={onMove}
      // Two levels: what has tags below it stays at the top, and nothing goes below what is below another.
      canMove={({ ids, parentId }) => parentId === null || (isTop(parentId) && !ids.some(hasChildren))}
    />
  );
}

function itemOf(intl: IntlShape, tag: ManagedTag): TreeItem {
  return {
    id: String(tag.id),
    label: textIn(tag.names, intl.locale),
    ...(tag.is_open ? {} : { hint: <Badge>{intl.formatMessage(messages.retired)}</Badge> }),
  };
}
