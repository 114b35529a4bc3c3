/** The few parts of redocly's rule interface our rules use. */

/** A place in a file of the contract. */
export interface RuleLocation {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  readonly child: (key: string | number | readonly (string | number)[]) => RuleLocation;
}

/** What a rule can do while it visits a node. */
export interface RuleContext {
  readonly location: RuleLocation;
  /** The name under which the node stands: of an operation, its verb. */
  readonly key: string | number;
  readonly report: (problem: {
    readonly message: string;
    readonly location?: RuleLocation;
    readonly suggest?: string[];
  }) => void;
  readonly resolve: <Node>(
    node: Node | Reference,
    from?: string,
  ) => { readonly node?: Node; readonly location?: RuleLocation };
}

/** A `$ref` to another place. */
export interface Reference {
  readonly $ref: string;
}

/** A schema, as far as the rules look at it. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: unknown;
  readonly allOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly 'x-length'?: { readonly lines?: unknown };
}

/** A body of a request or an answer. */
export interface MediaNode {
  readonly schema?: SchemaNode;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
}

/** Who may call an operation: a kind, or a kind and what more a row or the request takes. */
export type Allows =
  | string
  | {
      readonly kind: string;
      readonly row?: readonly string[];
      readonly when?: Readonly<Record<string, string>>;
    };

/** An operation. */
export interface OperationNode {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Reference | { readonly in: string; readonly name: string })[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly 'x-errors'?: readonly string[];
  readonly 'x-scope'?: string;
  readonly 'x-allows'?: Allows;
}
