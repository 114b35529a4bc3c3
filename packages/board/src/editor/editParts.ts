import { registerDrawings } from '../kinds/drawing/registerDrawings.ts';
import { boundaryEdit } from '../kinds/boundary/edit.ts';
import { edits } from '../kinds/edits.ts';
import { highlightEdit } from '../kinds/highlight/edit.ts';
import { iconEdit } from '../kinds/icon/edit.ts';
import { topicEdit } from '../kinds/topic/edit.ts';
import { registerForms } from '../kinds/shape/registerForms.ts';
import { registerTopics } from '../kinds/topic/registerTopics.ts';
import { actions } from './actions/actions.ts';
import { branchActions } from './actions/branchActions.ts';
import { clipActions } from './actions/clipActions.ts';
import { connectActions } from './actions/connectActions.ts';
import { drawActions } from './actions/drawActions.ts';
import { flipActions } from './actions/flipActions.ts';
import { frameActions } from './actions/frameActions.ts';
import { layoutActions, themeActions } from './actions/layoutActions.ts';
import { markActions } from './actions/markActions.ts';
import { rangeActions } from './actions/rangeActions.ts';
import { severalActions } from './actions/severalActions.ts';
import { sizeActions } from './actions/sizeActions.ts';
import { topicPictureActions } from './actions/topicPictureActions.ts';
import { clipParts } from './clips/clipPart.ts';
import { laserPart } from './laserPart.ts';
import { registerLineEdit } from './lines/registerLineEdit.ts';
import { registerTableEdit } from './tables/registerTableEdit.ts';
import { selectionParts } from './tools/selectionPart.ts';
import { snapParts } from './tools/snapPart.ts';
import { snapPart } from './tools/snapping.ts';
import { ClipboardInput } from './view/clipboardInput.ts';

/**
 * Has every kind laid out, painted and edited from now on: in an editor anything may come at any moment. What is dragged
 * snaps from then on, too, topics have marks, layouts and colours, branches can be shown alone,
 * elements connected by keys, several selected one by one,
 * copies kept and pasted by menus, and tables made and edited.
 */
export function registerEditParts(): void {
  registerLineEdit();
  registerDrawings();
  registerForms();
  for (const edit of [highlightEdit, iconEdit]) if (!edits.get(edit.type)) edits.register(edit);
  registerTableEdit();
  registerTopics();
  if (!edits.get('topic')) edits.register(topicEdit);
  if (!edits.get('boundary')) edits.register(boundaryEdit);
  for (const action of [
    ...markActions,
    ...topicPictureActions,
    ...rangeActions,
    ...connectActions,
    ...branchActions,
    ...severalActions,
    ...clipActions,
    ...frameActions,
    ...flipActions,
    ...layoutActions,
    ...drawActions,
    ...sizeActions,
    ...themeActions,
  ])
    if (!actions.get(action.id)) actions.register(action);
  if (!clipParts.get('clip'))
    clipParts.register({ id: 'clip', attach: (...page) => new ClipboardInput(...page) });
  if (!selectionParts.get(laserPart.id)) selectionParts.register(laserPart);
  if (!snapParts.get('snap')) snapParts.register(snapPart);
}
