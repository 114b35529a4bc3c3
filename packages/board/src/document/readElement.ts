import { modelOf, models } from '../kinds/models.ts';
import { FieldReader, isFields, type ReportProblem } from './fieldReader.ts';
import type { BoardElement } from './types.ts';

/** The element in a value; null, and reported, when it is of no known kind or has no proper id. */
export function readElementValue(value: unknown, field: string, report: ReportProblem): BoardElement | null {
  if (!isFields(value)) {
    report(field, 'type', 'must be an object');
    return null;
  }
  const model = modelOf(value['type']);
  if (!model) {
    report(`${field}.type`, 'value', `must be one of ${models.all.map(({ type }) => type).join(', ')}`);
    return null;
  }
  const reader = new FieldReader(report);
  const common = reader.common(value, field);
  return common && model.read(value, field, common, reader);
}
