import type { OperationId } from '@boardwalk/api-client';
import type { Call } from './api.ts';
import { IdHere, inputOf, PasswordHere, PictureHere, type Input } from './inputs.ts';
import { kindOf, type KnownIds } from './knownIds.ts';

/** What the places of an input are filled with. */
export interface Filling {
  /** Where ids are taken from. */
  ids: KnownIds;
  password: string;
  /** A picture that is right. */
  picture: Uint8Array;
  random: () => number;
}

/** Fills the places of an input: ids that belong together where there are such. */
export function fill(
  operationId: OperationId,
  input: Input,
  { ids, password, picture, random }: Filling,
): Call {
  const kinds = new Set<string>();
  walk([input.path, input.query, input.body], (place) => {
    if (place instanceof IdHere) kinds.add(place.kind);
    return place;
  });
  const chosen = ids.choose([...kinds], random);
  const put = (value: unknown): unknown =>
    walk(value, (place) => {
      if (place instanceof PasswordHere) return password;
      if (place instanceof IdHere) return chosen[place.kind] ?? '1';
      return place;
    });
  const { body, path } = inputOf(operationId);
  const params = put(input.path) as Record<string, unknown>;
  // Who leads to another address reaches another operation.
  for (const { name } of path) if (['', '.', '..'].includes(textOf(params[name]))) params[name] = '0';
  const call: Call = {
    params,
    query: put(input.query) as Record<string, unknown>,
    headers: headersOf(input.headers),
  };
  if (body === undefined) return call;
  const value = put(input.body);
  if (body.type !== 'multipart/form-data') return { ...call, body: numbered(operationId, value) };
  return { ...call, form: formOf(value, picture) };
}

/** Ids stand as texts where they are known, and as numbers where the body has numbers. */
function numbered(operationId: OperationId, value: unknown): unknown {
  const properties = inputOf(operationId).body?.schema.properties ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => {
      const schema = properties[name];
      const type = schema?.items?.type ?? schema?.type;
      const isNumber = type === 'integer' || (Array.isArray(type) && type.includes('integer'));
      if (!isNumber || kindOf(operationId, name) === undefined) return [name, each];
      const number = (one: unknown) =>
        typeof one === 'string' && /^\d{1,15}$/u.test(one) ? Number(one) : one;
      return [name, Array.isArray(each) ? each.map(number) : number(each)];
    }),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** Header values are bytes of Latin-1 without ends of lines: no client can send others. */
function headersOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      textOf(value)
        .replaceAll(/[^\x20-\x7E]/gu, '?')
        .trim(),
    ]),
  );
}

function formOf(value: unknown, picture: Uint8Array): FormData {
  const form = new FormData();
  if (typeof value !== 'object' || value === null) return form;
  for (const [name, each] of Object.entries(value) as [string, unknown][])
    for (const one of Array.isArray(each) ? (each as unknown[]) : [each]) {
      if (one instanceof PictureHere)
        form.append(
          name,
          new Blob([Uint8Array.from(one.bytes ?? picture)], { type: 'image/png' }),
          'picture.png',
        );
      else if (one !== undefined) form.append(name, textOf(one));
    }
  return form;
}

/** A value with each place in it put through a function. */
function walk(value: unknown, put: (place: unknown) => unknown): unknown {
  if (value instanceof IdHere || value instanceof PictureHere || value instanceof PasswordHere)
    return put(value);
  if (Array.isArray(value)) return value.map((each: unknown) => walk(each, put));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, put)]));
  return value;
}
