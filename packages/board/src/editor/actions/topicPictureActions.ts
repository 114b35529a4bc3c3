import { BoardLimits, setExtras, type TopicElement } from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, type Action } from './action.ts';

/** How much larger or smaller a picture gets in one step. */
const STEP = 1.25;

/** The selected topics, where nothing else is selected. */
function topicsAlone(editor: BoardEditor): readonly TopicElement[] {
  const elements = [...editor.getState().selection].map((id) => editor.store.elements.get(id));
  const topics = elements.filter((element) => element?.type === 'topic');
  return topics.length === elements.length ? topics : [];
}

const withIcon = (editor: BoardEditor) => topicsAlone(editor).filter(({ icon }) => icon !== undefined);
const withPicture = (editor: BoardEditor) => topicsAlone(editor).filter(({ asset }) => asset !== undefined);

const fine = (value: number): number => Math.round(value * 100) / 100;

/** The size of a picture that is so much larger, in its shape and within the limits; null where it stays as it is. */
function resized({ assetSize }: TopicElement, share: number): readonly [w: number, h: number] | null {
  if (!assetSize) return null;
  const [w, h] = assetSize;
  const most = Math.min(share, BoardLimits.assetSize / Math.max(w, h));
  const held = Math.max(most, BoardLimits.minSize / Math.min(w, h));
  // In whole units it would lose its shape step by step.
  const size = [fine(w * held), fine(h * held)] as const;
  const isWithin = size.every((side) => side >= BoardLimits.minSize && side <= BoardLimits.assetSize);
  return isWithin && (size[0] !== w || size[1] !== h) ? size : null;
}

/** Makes the pictures of the selected topics larger or smaller. */
const resize = (id: string, share: number): Action => ({
  id,
  group: ActionGroup.TOPIC,
  writes: true,
  menu: 'selection',
  can: (editor) => withPicture(editor).some((topic) => resized(topic, share) !== null),
  run: (editor) =>
    void editor.change(() => {
      const patches = withPicture(editor).flatMap((topic) => {
        const assetSize = editor.isLocked(topic.id) ? null : resized(topic, share);
        return assetSize ? [[topic.id, { assetSize }] as const] : [];
      });
      setExtras(editor.store, new Map(patches));
    }),
});

/** Icons and pictures of topics. */
export const topicPictureActions: readonly Action[] = [
  {
    id: 'topicIcon',
    group: ActionGroup.TOPIC,
    keys: ['alt i'],
    writes: true,
    menu: 'selection',
    can: (editor) => topicsAlone(editor).length > 0 && editor.options.onPickEmoji !== undefined,
    run: (editor) => editor.pickEmoji(),
  },
  {
    id: 'removeIcon',
    group: ActionGroup.TOPIC,
    writes: true,
    menu: 'selection',
    can: (editor) => withIcon(editor).length > 0,
    run: (editor) => editor.setExtras({ icon: undefined }),
  },
  {
    id: 'topicPicture',
    group: ActionGroup.TOPIC,
    keys: ['alt shift i'],
    writes: true,
    menu: 'selection',
    can: ({ onlySelected, options }) => onlySelected?.type === 'topic' && options.pictures !== undefined,
    run: (editor) => editor.pickPictures(editor.onlySelected?.id),
  },
  resize('pictureLarger', STEP),
  resize('pictureSmaller', 1 / STEP),
  {
    id: 'removePicture',
    group: ActionGroup.TOPIC,
    writes: true,
    menu: 'selection',
    can: (editor) => withPicture(editor).length > 0,
    run: (editor) => editor.setExtras({ asset: undefined, assetSize: undefined, alt: undefined }),
  },
];
