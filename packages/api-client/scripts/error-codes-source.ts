import type { ContractError } from './contract.ts';

const HEADER = `/** Errors of the contract. Generated from openapi/shared/errors.yaml, never edited: run \`pnpm generate\`. */\n\n`;

/** Writes the registry of errors by name: number, HTTP status and public text in English. */
export function errorCodesSource(errors: Readonly<Record<string, ContractError>>): string {
  const rows = Object.entries(errors).map(
    ([name, { code, status, text, meaning }]) =>
      `  /** ${meaning} */\n  ${name}: { code: ${code}, status: ${status}, text: ${JSON.stringify(text)} },`,
  );
  return `${HEADER}export const ERRORS = {\n${rows.join('\n')}\n} as const;

/** Name of an error, as in the answer's \`error\`. */
export type ErrorName = keyof typeof ERRORS;

/** Number of an error, as in the answer's \`code\`. */
export type ErrorCode = (typeof ERRORS)[ErrorName]['code'];
`;
}
