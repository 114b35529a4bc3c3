import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Allows, OperationNode, RuleContext } from './rule-types.ts';

/** Below it lie the operations of admins, */
const MANAGER = '/cmt/manager/';
/** but for two of the specification, by which somebody asks what they are themselves. */
const ABOUT_ONESELF: readonly (string | undefined)[] = ['verifyManager', 'isSpecialInvite'];

interface Rights {
  readonly kinds: Readonly<Record<string, { readonly error?: string }>>;
  readonly rows: Readonly<Record<string, { readonly errors: readonly string[] }>>;
}

/**
 * Every operation says by `x-allows` who may call it, in the words of shared/rights.yaml, and its proof of identity and its errors
 * agree: who is refused gets the error of the kind that it takes, what a row takes has one of its errors, and no error is
 * left without a reason.
 */
export function rightsAreDeclared() {
  const rights = parse(readFileSync(new URL('../shared/rights.yaml', import.meta.url), 'utf8')) as Rights;
  let path = '';
  return {
    Paths: {
      PathItem: {
        enter(_item: unknown, ctx: RuleContext) {
          path = String(ctx.key);
        },
        Operation: {
          enter(operation: OperationNode, ctx: RuleContext) {
            const location = ctx.location.child('x-allows');
            if (operation['x-allows'] === undefined)
              return ctx.report({ message: 'Name who may call the operation in x-allows.' });
            for (const message of faultsOf(operation, operation['x-allows'], rights))
              ctx.report({ message, location });
            const isOpen = ['everyone', 'member'].includes(formOf(operation['x-allows']).kind);
            if (isOpen && path.startsWith(MANAGER) && !ABOUT_ONESELF.includes(operation.operationId))
              ctx.report({ message: `What is below ${MANAGER} is for admins.`, location });
          },
        },
      },
    },
  };
}

/** What `x-allows` says, written out. */
function formOf(allows: Allows): { kind: string; row: readonly string[]; when: readonly string[] } {
  if (typeof allows === 'string') return { kind: allows, row: [], when: [] };
  return { kind: allows.kind, row: allows.row ?? [], when: Object.keys(allows.when ?? {}) };
}

function faultsOf(operation: OperationNode, allows: Allows, { kinds, rows }: Rights): string[] {
  const { kind, row, when } = formOf(allows);
  const unknown = [
    ...[kind, ...when].filter((word) => !(word in kinds)),
    ...row.filter((word) => !(word in rows)),
  ];
  if (unknown.length > 0) return unknown.map((word) => `${word} is no word of shared/rights.yaml.`);

  const order = Object.keys(kinds);
  const errors = new Set(operation['x-errors']);
  const security = operation.security ?? [];
  const takesProof =
    security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
  const faults: string[] = [];
  if (takesProof !== (kind !== 'everyone'))
    faults.push(
      takesProof
        ? 'The operation takes a proof of identity, so it is not for everyone.'
        : `The operation takes no proof of identity, so it cannot be for ${kind} alone.`,
    );
  for (const word of when)
    if (order.indexOf(word) <= order.indexOf(kind)) faults.push(`${word} adds nothing to ${kind}.`);
  for (const [word, { error }] of Object.entries(kinds)) {
    if (error === undefined) continue;
    const isRefused = word === kind || when.includes(word);
    if (isRefused && !errors.has(error))
      faults.push(`Who is no ${word} is refused: name ${error} in x-errors.`);
    if (!isRefused && errors.has(error))
      faults.push(`Nothing here is for ${word} alone: ${error} cannot happen.`);
  }
  for (const [word, { errors: names }] of Object.entries(rows)) {
    const isNamed = names.some((name) => errors.has(name));
    if (row.includes(word) && !isNamed) faults.push(`None of the errors of the row ${word} is in x-errors.`);
    if (!row.includes(word) && isNamed) faults.push(`Name the row ${word}, as the errors do.`);
  }
  return faults;
}
