import { listAreas, type Contract, type ContractOperation } from './contract.ts';

const HEADER =
  '/** Operations of the contract as methods. Generated from openapi/, never edited: run `pnpm generate`. */\n\n';

const WIDTH = 110;

/** Writes the types of the methods of each area, with the contract's text about them, shown on hover. */
export function methodsSource(contract: Contract): string {
  const areas = listAreas(contract);
  const methods = areas.map(({ name, description, operations }) => {
    const lines = operations.map(
      ({ operation, method, path }) =>
        `${docsOf(operation, method, path)}  readonly ${operation.operationId}: Method<'${operation.operationId}'>;`,
    );
    return `/** ${description} */\nexport interface ${typeNameOf(name)} {\n${lines.join('\n')}\n}\n`;
  });
  const names = areas.map(
    ({ name, description }) => `  /** ${description} */\n  readonly ${name}: ${typeNameOf(name)};`,
  );
  return `${HEADER}import type { Method } from '../call-types.ts';\n\n${methods.join('\n')}
/** The operations of the API as methods, by area. */
export interface Areas {\n${names.join('\n')}\n}\n`;
}

function typeNameOf(area: string): string {
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}Methods`;
}

function docsOf(operation: ContractOperation, method: string, path: string): string {
  const { summary = '', description = '', deprecated, 'x-errors': errors = [] } = operation;
  const paragraphs = [
    description === '' ? summary : description,
    `\`${method.toUpperCase()} ${path}\``,
    `@throws ApiFailure: ${errors.join(', ')}`,
    ...(deprecated === true ? ['@deprecated See the description.'] : []),
  ];
  const lines = paragraphs.flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrap(paragraph)]);
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */\n`;
}

/** Breaks a text into lines; the end of a comment within it would end the comment. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll('*/', '*\\/').split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
