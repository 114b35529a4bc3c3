/**
 * Turns the fields of a form into a multipart body. A list becomes one part for each entry, under the same name; a field
 * without value is left out.
 */
export function toFormData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (entry instanceof Blob) form.append(name, entry);
      else if (typeof entry === 'string' || typeof entry === 'number') form.append(name, String(entry));
    }
  }
  return form;
}
