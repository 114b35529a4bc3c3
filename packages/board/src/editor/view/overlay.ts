import { centerOf } from '../../layout/geometry.ts';
import type { BoardPoint } from '../../document/index.ts';
import type { SceneItem } from '../../layout/index.ts';
import { withAlpha } from '../../render/color.ts';
import { textOn, toSurface, type Viewport } from '../../render/index.ts';
import { traceSteps } from '../../render/paintPath.ts';
import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { RemotePresence } from '../session/editorState.ts';
import { handlesOf } from '../tools/handles.ts';
import { selectionParts } from '../tools/selectionPart.ts';

const LABEL_FONT = '600 12px ui-sans-serif, system-ui, sans-serif';
const LABEL_HEIGHT = 21;
const HANDLE = 9;

/** Outlines one element: its box with a little room, a connector along its line. */
function outline(context: CanvasRenderingContext2D, item: SceneItem, viewport: Viewport, room: number): void {
  if (item.kind === 'connector') {
    context.save();
    context.translate(-viewport.x * viewport.scale, -viewport.y * viewport.scale);
    context.scale(viewport.scale, viewport.scale);
    traceSteps(context, item.path.start, item.path.steps);
    context.restore();
    context.stroke();
    return;
  }
  const { x, y } = toSurface(viewport, centerOf(item.box));
  const [w, h] = [item.box.w * viewport.scale, item.box.h * viewport.scale];
  context.save();
  context.translate(x, y);
  if (item.kind === 'box') context.rotate((item.rotation * Math.PI) / 180);
  context.beginPath();
  context.roundRect(-w / 2 - room, -h / 2 - room, w + 2 * room, h + 2 * room, item.kind === 'topic' ? 10 : 3);
  context.stroke();
  context.restore();
}

function paintPerson(
  context: CanvasRenderingContext2D,
  surface: BoardSurface,
  person: RemotePresence,
  viewport: Viewport,
): void {
  const { color, cursor, selection } = person;
  context.strokeStyle = color;
  context.lineWidth = 2;
  for (const id of person.selection) {
    const item = surface.scene.get(id);
    if (item) outline(context, item, viewport, 3);
  }
  const box = surface.scene.boundsOf(selection);
  if (box) {
    const corner = toSurface(viewport, box);
    paintName(context, surface, person, { x: corner.x - 4, y: corner.y - LABEL_HEIGHT - 6 });
  }
  if (!cursor) return;
  const { x, y } = toSurface(viewport, cursor);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + 4.5, y + 16);
  context.lineTo(x + 8.5, y + 9.5);
  context.lineTo(x + 16, y + 8.5);
  context.closePath();
  context.fillStyle = color;
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1.5;
  context.lineJoin = 'round';
  context.stroke();
  paintName(context, surface, person, { x: x + 12, y: y + 17 });
}

/** Paints whose pointer or selection it is, with the label's top left corner at a point. */
function paintName(
  context: CanvasRenderingContext2D,
  surface: BoardSurface,
  { color, name }: RemotePresence,
  { x, y }: BoardPoint,
): void {
  context.font = LABEL_FONT;
  const width = context.measureText(name).width;
  context.beginPath();
  context.roundRect(x, y, width + 14, LABEL_HEIGHT, LABEL_HEIGHT / 2);
  context.fillStyle = color;
  context.fill();
  context.fillStyle = textOn(surface.theme, color);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(name, x + 7, y + 11);
}

/** Paints what belongs to the editor and not to the board: selections, handles, the others. */
export function paintOverlay(
  context: CanvasRenderingContext2D,
  surface: BoardSurface,
  editor: BoardEditor,
  viewport: Viewport,
): void {
  const { selection, editing, readOnly } = editor.getState();
  const { accent, canvas } = surface.theme;
  for (const person of editor.presence) paintPerson(context, surface, person, viewport);
  context.strokeStyle = accent;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  for (const id of selection) {
    const item = surface.scene.get(id);
    if (item) outline(context, item, viewport, item.kind === 'topic' ? 4 : 1);
  }
  for (const part of selectionParts.all) part.paint(context, surface, editor, viewport);
  if (editing !== null || readOnly) return;
  if (selection.size > 1) {
    const box = surface.scene.boundsOf(selection);
    if (box) {
      const { x, y } = toSurface(viewport, box);
      context.strokeStyle = withAlpha(accent, 0.6);
      context.lineWidth = 1;
      context.strokeRect(x - 0.5, y - 0.5, box.w * viewport.scale + 1, box.h * viewport.scale + 1);
    }
  }
  context.fillStyle = canvas;
  context.strokeStyle = accent;
  context.lineWidth = 1.5;
  for (const { at, handle } of handlesOf(editor.store, surface.scene, selection, viewport)) {
    context.beginPath();
    if (handle.kind !== 'resize') context.arc(at.x, at.y, HANDLE / 2 + 0.5, 0, Math.PI * 2);
    else context.roundRect(at.x - HANDLE / 2, at.y - HANDLE / 2, HANDLE, HANDLE, 2.5);
    context.fill();
    context.stroke();
  }
}
