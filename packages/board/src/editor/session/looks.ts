import {
  FieldReader,
  isFields,
  models,
  NEW_CONNECTOR,
  type ConnectorLook,
  type ElementStyle,
  type ElementType,
} from '../../document/index.ts';

/** How the next new elements look: what was chosen last for their type. Plain JSON, for a page that remembers it. */
export interface Looks {
  readonly styles: Readonly<Partial<Record<ElementType, ElementStyle>>>;
  readonly connector: ConnectorLook;
}

/** The looks before anything was chosen. */
export const FIRST_LOOKS: Looks = { styles: {}, connector: NEW_CONNECTOR };

/** Looks that a page remembered; what is none, or was made by a newer version, is left out. */
export function readLooks(value: unknown): Looks {
  if (!isFields(value)) return FIRST_LOOKS;
  const reader = new FieldReader(() => {});
  const given = isFields(value['styles']) ? value['styles'] : {};
  const styles: Partial<Record<ElementType, ElementStyle>> = {};
  for (const { type } of models.all) {
    const style = reader.common({ id: type, style: given[type] }, type)?.style;
    if (isFields(given[type]) && style) styles[type] = style;
  }
  return { styles, connector: readConnectorLook(value['connector'], reader) };
}

function readConnectorLook(value: unknown, reader: FieldReader): ConnectorLook {
  const common = reader.common({ id: 'connector' }, '');
  const end = { x: 0, y: 0 };
  const fields = isFields(value) ? value : {};
  const read = common && models.get('connector')?.read({ ...fields, from: end, to: end }, '', common, reader);
  if (read?.type !== 'connector') return NEW_CONNECTOR;
  const { route, fromHead, toHead } = read;
  return { route, fromHead, toHead };
}
