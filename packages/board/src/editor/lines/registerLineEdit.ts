import { registerConnectors } from '../../kinds/connector/registerConnectors.ts';
import { actions } from '../actions/actions.ts';
import { connectParts } from '../tools/connectorTool.ts';
import { handleUnder } from '../tools/pointed.ts';
import { selectionParts, type SelectionPart } from '../tools/selectionPart.ts';
import { BendGesture } from './bendGesture.ts';
import { bendMarksOf, bendMarkUnder, chosenConnector, paintBendMarks } from './bendMarks.ts';
import { ConnectGesture, ConnectorEndGesture } from './connectGestures.ts';
import { lineActions } from './lineActions.ts';

/** The ends and the bends of a connector that is selected alone. */
const linePart: SelectionPart = {
  id: 'line',
  press(context, { point, touch }) {
    const handle = handleUnder(context, point, touch)?.handle;
    if (handle?.kind === 'end') return new ConnectorEndGesture(context, handle, touch);
    const mark = bendMarkUnder(context, point, touch);
    return mark ? new BendGesture(context, mark) : null;
  },
  cursorAt: (context, point) => (bendMarkUnder(context, point, false) ? 'move' : undefined),
  paint(context, surface, editor, viewport) {
    const item = chosenConnector(editor, surface);
    if (item) paintBendMarks(context, bendMarksOf(item, viewport), surface.theme, viewport);
  },
};

/** Has connectors drawn, and their ends and bends dragged, from now on. */
export function registerLineEdit(): void {
  registerConnectors();
  if (!connectParts.get('connect'))
    connectParts.register({
      id: 'connect',
      begin: (context, press) => new ConnectGesture(context, press),
    });
  if (!selectionParts.get(linePart.id)) selectionParts.register(linePart);
  for (const action of lineActions) if (!actions.get(action.id)) actions.register(action);
}
