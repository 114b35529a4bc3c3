import type { ContractError } from './contract.ts';

const HEADER = `/** Errors of the contract. Generated from openapi/shared/errors.yaml, never edited: run \`pnpm generate\`. */\n\n`;

/**
 * Writes the registry of errors by name: the numbers for everybody, and number, HTTP status and public text in English for
 * the server. They are two objects so that a browser loads the numbers only.
 */
export function errorCodesSource(errors: Readonly<Record<string, ContractError>>): string {
  const entries = Object.entries(errors);
  const codes = entries.map(([name, { code, meaning }]) => `  /** ${meaning} */\n  ${name}: ${code},`);
  const rows = entries.map(
    ([name, { code, status, text }]) =>
      `  ${name}: { code: ${code}, status: ${status}, text: ${JSON.stringify(text)} },`,
  );
  const data = entries.flatMap(([name, { data: keys = [] }]) =>
    keys.length === 0 ? [] : [`  ${name}: ${keys.map((key) => `'${key}'`).join(' | ')};`],
  );
  return `${HEADER}/** Number of each error. */
export const ERROR_CODES = {\n${codes.join('\n')}\n} as const;

/** Name of an error, as in the answer's \`error\`. */
export type ErrorName = keyof typeof ERROR_CODES;

/** Number of an error, as in the answer's \`code\`. */
export type ErrorCode = (typeof ERROR_CODES)[ErrorName];

/** What the \`data\` of an error's answer always holds; of others it may hold anything. */
export interface ErrorDataKeys {\n${data.join('\n')}\n}

/** Number, HTTP status and public English text of each error. */
export const ERRORS = {\n${rows.join('\n')}\n} as const;
`;
}
