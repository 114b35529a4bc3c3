import type { KindModel } from '../document/kindModel.ts';
import { Registry } from '../registry.ts';
import { boundaryModel } from './boundary/model.ts';
import { connectorModel } from './connector/model.ts';
import { drawingModel } from './drawing/model.ts';
import { frameModel } from './frame/model.ts';
import { groupModel } from './group/model.ts';
import { highlightModel } from './highlight/model.ts';
import { iconModel } from './icon/model.ts';
import { pictureModel } from './picture/model.ts';
import { shapeModel } from './shape/model.ts';
import { stickyModel } from './sticky/model.ts';
import { tableModel } from './table/model.ts';
import { textModel } from './text/model.ts';
import { topicModel } from './topic/model.ts';

const BUILT_IN = [
  stickyModel,
  textModel,
  shapeModel,
  connectorModel,
  topicModel,
  frameModel,
  groupModel,
  drawingModel,
  pictureModel,
  iconModel,
  highlightModel,
  boundaryModel,
  tableModel,
] as const;

type KindsOf<Models extends readonly KindModel[]> = {
  [Model in Models[number] as ReturnType<Model['read']>['type']]: ReturnType<Model['read']>;
};

/** The kinds of elements by their types. A kind that is registered from outside is declared here as well. */
export interface ElementKinds extends KindsOf<typeof BUILT_IN> {}

/** What an element can be. */
export type ElementType = keyof ElementKinds;

/** Any element of a board. */
export type BoardElement = ElementKinds[ElementType];

/** What each kind of element is (see `KindModel`). */
export const models = new Registry<KindModel<BoardElement>>(({ type }) => type, BUILT_IN);

/** The model of a type; undefined when no such kind is known. */
export const modelOf = (type: unknown): KindModel<BoardElement> | undefined => models.get(type);

const NOTHING: readonly string[] = [];

/** The elements that one holds on to. */
export const heldBy = (element: BoardElement): readonly string[] =>
  modelOf(element.type)?.holds?.(element) ?? NOTHING;
