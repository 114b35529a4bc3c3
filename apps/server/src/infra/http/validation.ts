import { checkLine, checkText } from '@boardwalk/domain';
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { badFields, describeViolation, type FieldProblem } from '../errors/ApiError.ts';
import { isUpload } from './Upload.ts';

/**
 * Compiles the contract's request schemas. JSON bodies are taken literally; path, query, headers and form
 * fields arrive as text, so there "40" is 40 and a single value is a list of one. Defaults are filled in.
 * Query keys that the contract does not name are left out: links gather some on their way. Bodies are closed by the
 * contract itself.
 */
export const contractValidators: FastifySchemaCompiler<unknown> = makeValidators();

function makeValidators(): FastifySchemaCompiler<unknown> {
  const literal = createAjv({ coerceTypes: false });
  const coercing = createAjv({ coerceTypes: 'array' });
  const trimming = createAjv({ coerceTypes: 'array', removeAdditional: true });
  return oncePerSchema(({ schema, httpPart, contentType }) => {
    const isForm = contentType === 'multipart/form-data';
    const isText = isForm || httpPart !== 'body';
    const files = isForm ? fileFields(schema) : [];
    const compile = () => {
      if (httpPart === 'querystring')
        return trimming.compile({ ...(schema as object), additionalProperties: false });
      if (isForm) return coercing.compile(withUploads(schema));
      return (httpPart === 'body' ? literal : coercing).compile(schema as object);
    };
    const made = whenNeeded(compile);
    return (data: unknown) => {
      const validate = made();
      leaveOutTexts(data, files);
      if (!validate(data)) return { error: badFields(problemsOf(validate)) };
      const endless = isText ? endlessNumbers(data) : [];
      return endless.length === 0 || { error: badFields(endless) };
    };
  });
}

/** Compiles each schema object once for all servers of the process; `contractRoutes` gives them the same objects. */
function oncePerSchema<Route extends { schema: unknown }, Compiled>(
  compile: (route: Route) => Compiled,
): (route: Route) => Compiled {
  const made = new WeakMap<object, Compiled>();
  return (route) => {
    const schema = route.schema as object;
    const known = made.get(schema);
    if (known !== undefined) return known;
    const compiled = compile(route);
    made.set(schema, compiled);
    return compiled;
  };
}

/**
 * Makes something the first time it is asked for. Compiling all schemas of the contract takes about a second, those of one
 * operation a few milliseconds: a start waits for none of them.
 */
function whenNeeded<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => (made ??= make());
}

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: false,
    // 1e400 is read as infinity, which is not one of our numbers.
    strictNumbers: true,
    verbose: true,
    ...options,
  });
  addFormats.default(ajv);
  const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text) => dateTime.validate(text) && isMoment(text));
  // Lengths in the unit of the product: code points of the trimmed NFC form.
  ajv.addKeyword({
    keyword: 'x-length',
    type: 'string',
    errors: true,
    compile({ lines, ...limits }: { min: number; max: number; lines: 'one' | 'many' }) {
      const checkLength = lines === 'one' ? checkLine : checkText;
      const check: DataValidateFunction = (text: unknown) => {
        const [violation] = checkLength('', String(text), limits);
        if (violation !== undefined) check.errors = [{ keyword: 'x-length', params: { ...violation } }];
        return violation === undefined;
      };
      return check;
    },
  });
  return ajv;
}

/** Whether a date holds the moment, which a leap second is not, and in UTC it is in a year of four digits. */
function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && /^\d{4}-/u.test(new Date(time).toISOString());
}

type FormSchema = { properties?: Record<string, { format?: string }> };

/** Files of a form are our own objects (see multipart.ts), not texts: their own checks come later. */
function withUploads(schema: unknown): object {
  const { properties = {}, ...rest } = schema as FormSchema;
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, property.format === 'binary' ? {} : property] as const,
  );
  return { ...rest, properties: Object.fromEntries(entries) };
}

function fileFields(schema: unknown): string[] {
  const { properties = {} } = schema as FormSchema;
  return Object.keys(properties).filter((name) => properties[name]?.format === 'binary');
}

/** A text where a file belongs, or several files, are none: handlers find a file there or nothing. */
function leaveOutTexts(form: unknown, files: readonly string[]): void {
  if (typeof form !== 'object' || form === null) return;
  const fields = form as Record<string, unknown>;
  for (const name of files) if (!isUpload(fields[name])) Reflect.deleteProperty(fields, name);
}

/** The text "Infinity" becomes a number that no bound from below refuses, and that no column takes. */
function endlessNumbers(data: unknown): FieldProblem[] {
  return Object.entries(data ?? {})
    .filter(([, value]) => [value].flat().some((each) => each === Infinity || each === -Infinity))
    .map(([field]) => ({ field, rule: 'format', msg: `${field} must be a finite number` }));
}

/** Most problems reported at once: a list of a hundred thousand wrong entries needs no answer of many megabytes. */
const MAX_PROBLEMS = 50;

function problemsOf(validate: ValidateFunction): FieldProblem[] {
  const distinct = new Map<string, FieldProblem>();
  for (const error of validate.errors ?? []) {
    // These only say that one of the schemas inside did not hold, which has its own error.
    if (['if', 'anyOf', 'oneOf', 'allOf'].includes(error.keyword)) continue;
    const problem = problemOf(error);
    // A too short text breaks both the outer bound and the exact one: one entry per field and rule.
    distinct.set(`${problem.field} ${problem.rule}`, problem);
    if (distinct.size >= MAX_PROBLEMS) break;
  }
  return [...distinct.values()];
}

function problemOf(error: ErrorObject): FieldProblem {
  const place = error.instancePath.split('/').slice(1).map(unescapePointer);
  const params = error.params as Record<string, unknown>;
  const name = (more?: unknown) =>
    [...place, ...(typeof more === 'string' ? [more] : [])].join('.') || 'body';
  const limit = typeof params.limit === 'number' ? params.limit : undefined;
  const known = (rule: Parameters<typeof describeViolation>[0]['rule'], field = name()): FieldProblem => {
    const violation = limit === undefined ? { field, rule } : { field, rule, limit };
    return { ...violation, msg: describeViolation(violation) };
  };
  switch (error.keyword) {
    case 'required':
      return known('required', name(params.missingProperty));
    case 'minLength':
      return known(error.data === '' ? 'required' : 'min_length');
    case 'maxLength':
      return known('max_length');
    case 'x-length':
      return known(params.rule as 'required' | 'min_length' | 'max_length' | 'invalid_characters');
    case 'minItems':
      return known(Array.isArray(error.data) && error.data.length === 0 ? 'required' : 'min_items');
    case 'maxItems':
      return known('max_items');
    case 'minimum':
    case 'exclusiveMinimum':
      return known('min');
    case 'maximum':
    case 'exclusiveMaximum':
      return known('max');
    case 'uniqueItems':
      return known('duplicate');
    case 'enum':
    case 'const':
      return known('unknown');
    case 'additionalProperties':
      return known('not_allowed', name(params.additionalProperty));
    default:
      return { field: name(), rule: 'format', msg: `${name()} ${error.message ?? 'has the wrong form'}` };
  }
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Compiles the contract's answers into serialisers that let only declared fields out. Failures are written
 * as they are: they are made in one place (failures.ts).
 */
export const contractSerializers: FastifySerializerCompiler<unknown> = oncePerSchema(
  ({ schema, httpStatus, contentType }) => {
    const isSuccess = httpStatus === undefined || httpStatus.startsWith('2');
    if (!isSuccess || contentType !== 'application/json') return (data) => JSON.stringify(data);
    const write = whenNeeded(() => fastJson(schema as AnySchema));
    return (data) => write()(data);
  },
);
