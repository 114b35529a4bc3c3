import { Registry } from '../../registry.ts';
import { EditorTool } from '../session/editorState.ts';
import { PanGesture } from './handTool.ts';
import type { Gesture, Press, Tool, ToolContext } from './tool.ts';

/** What pressing with the tool for connectors begins; fetched with the rest of an editor. */
export interface ConnectPart {
  readonly id: 'connect';
  begin(context: ToolContext, press: Press): Gesture;
}

export const connectParts = new Registry<ConnectPart>(({ id }) => id, []);

/** Draws connectors. */
export const connectorTool: Tool = {
  id: EditorTool.CONNECTOR,
  key: 'c',
  alias: 'a',
  writes: true,
  cursor: 'crosshair',
  press: (context, press) =>
    connectParts.get('connect')?.begin(context, press) ?? new PanGesture(context, press.point),
};
