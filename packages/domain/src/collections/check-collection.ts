import { checkLine } from '../validation/check-line.ts';
import { checkText } from '../validation/check-text.ts';
import type { FieldViolation } from '../validation/field-violation.ts';
import { COLLECTION_LIMITS } from './limits.ts';

/** Checks name and description of a named collection. The form and the server call this one function (decision 0052). */
export function checkCollection(texts: {
  readonly name: string;
  readonly description: string;
}): FieldViolation<'name' | 'description'>[] {
  const { nameMin, nameMax, descriptionMax } = COLLECTION_LIMITS;
  return [
    ...checkLine('name', texts.name, { min: nameMin, max: nameMax }),
    ...checkText('description', texts.description, { min: 0, max: descriptionMax }),
  ];
}
