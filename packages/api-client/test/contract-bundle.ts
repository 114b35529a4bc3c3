import bundle from '@boardwalk/openapi/openapi.json' with { type: 'json' };

/** The parts of a schema the tests look at. */
export interface BundledSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-length'?: { readonly min: number; readonly max: number };
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly items?: BundledSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, BundledSchema>>;
  readonly allOf?: readonly (BundledSchema & { readonly $ref?: string })[];
}

const schemas = bundle.components.schemas as unknown as Readonly<Record<string, BundledSchema>>;
const parameters = bundle.components.parameters as unknown as Readonly<
  Record<string, { readonly name: string; readonly schema: BundledSchema }>
>;

/** A shape of the bundled contract. */
export function schemaOf(name: string): BundledSchema {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`The contract has no shape ${name}.`);
  return schema;
}

/** A property of a shape of the bundled contract. */
export function propertyOf(name: string, property: string): BundledSchema {
  const schema = schemaOf(name).properties?.[property];
  if (schema === undefined) throw new Error(`${name} has no property ${property}.`);
  return schema;
}

/** The schema of a parameter of the bundled contract, by the name of its file. */
export function parameterOf(name: string): BundledSchema {
  const parameter = parameters[name];
  if (parameter === undefined) throw new Error(`The contract has no parameter ${name}.`);
  return parameter.schema;
}

/** Names of all properties of a shape, those of the shapes it extends included. */
export function propertyNamesOf(name: string): string[] {
  const collect = (schema: BundledSchema & { readonly $ref?: string }): string[] => [
    ...(schema.$ref === undefined ? [] : propertyNamesOf(schema.$ref.replace('#/components/schemas/', ''))),
    ...Object.keys(schema.properties ?? {}),
    ...(schema.allOf ?? []).flatMap(collect),
  ];
  return collect(schemaOf(name));
}
