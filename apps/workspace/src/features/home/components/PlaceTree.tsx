import { toast } from '@boardwalk/ui-kit';
import { Tree, type TreeMove } from '@boardwalk/ui-kit/Tree';
import { useEffect, useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { useMoveFolderMutation } from '../api.ts';
import { dropHandlers } from '../carried-items.ts';
import { messages } from '../messages.ts';
import { folderOfId, idsAbove, placeId, placeOfId } from '../place-tree.ts';
import type { OpenPlace } from '../use-place.ts';
import { usePlaceTree } from '../use-place-tree.tsx';
import { useTreeWords } from '../use-tree-words.ts';
import styles from './PlaceTree.module.css';

/** Milliseconds that something carried is over a closed branch until it opens. */
const OPEN_AFTER = 700;

export interface PlaceTreeProps {
  /** The open place; null where none is open, such as in the trash. */
  readonly place: OpenPlace | null;
  /** Runs when a place was gone to, to close what the tree stands in. */
  readonly onLeave: (() => void) | undefined;
}

/**
 * Teams, projects and folders; folders can be moved inside their team, by drag or keyboard. Projects and folders take what is
 * dragged onto them from a list.
 */
export default function PlaceTree({ place, onLeave }: PlaceTreeProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const words = useTreeWords();
  const [moveFolder] = useMoveFolderMutation();
  const openId = place === null ? undefined : placeId(place);
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  // A place that opens is to be seen: what is above it opens too, once.
  const [shownId, setShownId] = useState<string>();
  if (openId !== shownId) {
    setShownId(openId);
    if (openId !== undefined) setExpanded([...new Set([...expanded, ...idsAbove(openId)])]);
  }
  const { items, find, retry } = usePlaceTree(expanded);

  function go(id: string) {
    void navigate(paths.home(placeOfId(id)));
    onLeave?.();
  }

  function canMove({ ids, parentId, beforeId }: TreeMove): boolean {
    if (parentId === null || beforeId !== null) return false;
    const to = placeOfId(parentId);
    return ids.every((id) => {
      const from = placeOfId(id);
      const isFolder = from.folders.length > 0;
      const isThere = idsAbove(id).at(-1) === parentId;
      return (
        isFolder &&
        !isThere &&
        to.projectId !== undefined &&
        from.teamId === to.teamId &&
        find(id)?.mayEdit === true
      );
    });
  }

  async function move({ ids: [id], parentId }: TreeMove) {
    const folder = id === undefined ? undefined : folderOfId(id);
    const to = parentId === null ? undefined : folderOfId(parentId);
    if (id === undefined || folder === undefined || parentId === null || to === undefined) return;
    const { error } = await moveFolder({ ...folder, to });
    if (error !== undefined) {
      toast.error(failureText(intl, error));
      return;
    }
    const movedId = `${parentId}.${folder.folderId}`;
    setExpanded((open) => [...new Set([...open, parentId])]);
    // Who is inside goes along.
    if (openId !== undefined && (openId === id || openId.startsWith(`${id}.`))) {
      await navigate(paths.home(placeOfId(movedId + openId.slice(id.length))), { replace: true });
    }
  }

  const [overId, setOverId] = useState<string>();
  useEffect(() => {
    if (overId === undefined) return undefined;
    const waiting = setTimeout(() => setExpanded((open) => [...new Set([...open, overId])]), OPEN_AFTER);
    return () => clearTimeout(waiting);
  }, [overId]);
  const rowAt = (event: DragEvent) =>
    (event.target as Element).closest<HTMLElement>('[role="treeitem"]') ?? undefined;
  const drops = dropHandlers((event) => {
    const element = rowAt(event);
    const id = element?.dataset['id'];
    const entry = id === undefined ? undefined : find(id);
    const folder = id === undefined ? undefined : folderOfId(id);
    if (element === undefined || entry === undefined || folder === undefined) return undefined;
    const { name, mayEdit, node } = entry;
    return { element, goal: { ...folder, name, mayEdit, way: node.folders } };
  });

  if (items === undefined) return null;
  return (
    <Tree
      className={styles.root ?? ''}
      label={intl.formatMessage(messages.places)}
      items={items}
      words={words}
      expanded={expanded}
      onExpandedChange={setExpanded}
      selected={openId === undefined ? [] : [openId]}
      onSelectedChange={([id]) => id !== undefined && go(id)}
      onOpen={({ id }) => go(id)}
      onLoadChildren={({ id }) => retry(id)}
      onMove={(change) => void move(change)}
      canMove={canMove}
      {...drops}
      onDragOver={(event) => {
        const id = rowAt(event)?.dataset['id'];
        setOverId(id !== undefined && find(id)?.branch === true ? id : undefined);
        drops.onDragOver(event);
      }}
      onDragLeave={() => {
        setOverId(undefined);
        drops.onDragLeave();
      }}
    />
  );
}
