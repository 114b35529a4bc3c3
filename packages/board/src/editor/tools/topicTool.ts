import { addRootTopic } from '../../document/index.ts';
import { EditorTool } from '../session/editorState.ts';
import { itemUnder } from './pointed.ts';
import { clickGesture, type Tool } from './tool.ts';

/** Adds a topic to the one that is clicked, or a new mind map on the bare board. */
export const topicTool: Tool = {
  id: EditorTool.TOPIC,
  key: 'm',
  writes: true,
  cursor: 'crosshair',
  press: (context, { point, touch }) =>
    clickGesture(() => {
      const { editor } = context;
      const item = itemUnder(context, point, touch);
      editor.setTool(EditorTool.SELECT);
      if (item?.kind === 'topic') {
        editor.select([item.element.id]);
        editor.addChild();
        return;
      }
      const root = editor.change(() =>
        addRootTopic(editor.store, point.board, 'right', editor.options.topicText),
      );
      if (root !== null) editor.startEditing(root);
    }),
  place: (editor) => editor.addMindMap('right'),
};
