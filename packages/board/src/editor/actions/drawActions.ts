import { ShapeKind, type ElementExtras, type ElementStyle } from '../../document/index.ts';
import { EditorTool } from '../session/editorState.ts';
import { ActionGroup, hasSelection, type Action } from './action.ts';

/** Takes up the tool for shapes with a kind of them. */
const draw = (id: string, kind: ShapeKind, key: string): Action => ({
  id,
  group: ActionGroup.TOOLS,
  keys: [key],
  writes: true,
  isOn: (editor) => editor.getState().tool === EditorTool.SHAPE && editor.getState().shapeKind === kind,
  run: (editor) => editor.setTool(EditorTool.SHAPE, kind),
});

/** The look that was copied last, on any board of this page. */
let copied: { readonly style: ElementStyle; readonly opacity: ElementExtras['opacity'] } | null = null;

/** Shortcuts to what is drawn, and looks from one element to another. */
export const drawActions: readonly Action[] = [
  draw('drawEllipse', ShapeKind.ELLIPSE, 'o'),
  draw('drawDiamond', ShapeKind.DIAMOND, 'd'),
  {
    id: 'keepTool',
    group: ActionGroup.TOOLS,
    keys: ['q'],
    writes: true,
    isOn: (editor) => editor.getState().keepsTool,
    run: (editor) => editor.setKeepsTool(!editor.getState().keepsTool),
  },
  {
    id: 'copyStyle',
    group: ActionGroup.EDIT,
    keys: ['mod alt c'],
    can: ({ onlySelected }) => onlySelected !== null && onlySelected.type !== 'group',
    run({ onlySelected }) {
      if (onlySelected) copied = { style: onlySelected.style, opacity: onlySelected.opacity };
    },
  },
  {
    id: 'pasteStyle',
    group: ActionGroup.EDIT,
    keys: ['mod alt v'],
    writes: true,
    can: (editor) => copied !== null && hasSelection(editor),
    run(editor) {
      if (copied) editor.setLook(copied.style, copied.opacity);
    },
  },
];
