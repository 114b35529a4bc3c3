import { modelOf, models } from '../kinds/models.ts';
import { isFields, type FieldReader } from './fieldReader.ts';
import type { BoardElement } from './types.ts';

/** The element in a value; null, and reported, when it is of no known kind or has no proper id. */
export function readElementValue(value: unknown, field: string, reader: FieldReader): BoardElement | null {
  const { report } = reader;
  if (!isFields(value)) {
    report(field, 'type', 'must be an object');
    return null;
  }
  const model = modelOf(value['type']);
  if (!model) {
    report(`${field}.type`, 'value', `must be one of ${models.all.map(({ type }) => type).join(', ')}`);
    return null;
  }
  const common = reader.common(value, field);
  return common && model.read(value, field, common, reader);
}
