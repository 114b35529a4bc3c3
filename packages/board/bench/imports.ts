/**
 * Reads real files and hostile ones, each in a process of its own, and writes what became of them to docs/reports/import.md.
 *
 * Usage: CORPUS_DIR=... node bench/imports.ts
 */
import { deflateSync, inflateSync, strFromU8, zipSync } from 'fflate';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importBoard, ImportError, ImportLimits } from '../src/import/index.ts';

/** What a process found out about one file. */
interface Outcome {
  readonly ms: number;
  /** What the import took at most beyond the loaded program. */
  readonly megabytes: number;
  readonly problem?: string;
  readonly elements?: Readonly<Record<string, number>>;
  readonly report?: Readonly<Record<string, number>>;
  readonly words?: number;
  readonly missing?: readonly string[];
}

const TARGETS = { ms: 1000, megabytes: 64 } as const;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Files that are made to harm, by what they are. */
const HOSTILE: Readonly<Record<string, () => readonly [name: string, bytes: Uint8Array]>> = {
  'entities that multiply': () => {
    const declared = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join(
      '',
    );
    return ['a.mm', bytesOf(`<!DOCTYPE map [<!ENTITY e0 "ha">${declared}]><map><node TEXT="&e30;"/></map>`)];
  },
  'a zip bomb': () => ['a.xmind', zipSync({ 'content.json': new Uint8Array(200_000_000) })],
  'a packed page that is a bomb': () => {
    const packed = Buffer.from(deflateSync(new Uint8Array(100_000_000))).toString('base64');
    return ['a.drawio', bytesOf(`<mxfile><diagram>${packed}</diagram></mxfile>`)];
  },
  '100,000 levels of markup': () => [
    'a.mm',
    bytesOf(`<map>${'<node TEXT="x">'.repeat(100_000)}${'</node>'.repeat(100_000)}</map>`),
  ],
  '200,000 levels of JSON': () => [
    'a.excalidraw',
    bytesOf(`${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`),
  ],
  '100,000 levels of Markdown': () => ['a.md', bytesOf(`${'>'.repeat(100_000)} x`)],
  'brackets without end in Markdown': () => ['a.md', bytesOf('['.repeat(100_000))],
  'a million empty tags': () => ['a.mm', bytesOf(`<map>${'<node/>'.repeat(1_000_000)}</map>`)],
  'a million rows': () => ['a.csv', bytesOf('a;b\n'.repeat(1_000_000))],
  'one line of 9 MB': () => ['a.txt', bytesOf('w'.repeat(9_000_000))],
  'numbers beyond all bounds': () => [
    'a.excalidraw',
    bytesOf(
      JSON.stringify({
        type: 'excalidraw',
        elements: [
          { type: 'rectangle', id: 'r', x: 1e308, y: -1e308, width: 1e300, height: 1e-300, angle: 1e99 },
        ],
      }),
    ),
  ],
  'scripts in links and labels': () => [
    'a.mm',
    bytesOf(
      '<map><node TEXT="&lt;html&gt;&lt;script&gt;alert(1)&lt;/script&gt;b" LINK="javascript:alert(1)"/></map>',
    ),
  ],
  'a picture of 9 MB': () => {
    const dataURL = `data:image/png;base64,${'A'.repeat(9_000_000)}`;
    const elements = ['a', 'b'].map((id) => ({ type: 'image', id, fileId: 'f', width: 90, height: 60 }));
    return [
      'a.excalidraw',
      bytesOf(JSON.stringify({ type: 'excalidraw', elements, files: { f: { dataURL } } })),
    ];
  },
  '5,000 pictures': () => {
    const cell = (at: number) =>
      `<mxCell parent="1" vertex="1" id="c${at}" style="shape=image;image=data:image/png,${btoa(String(at))}"/>`;
    const cells = Array.from({ length: 5_000 }, (_, at) => cell(at)).join('');
    return ['a.drawio', bytesOf(`<mxGraphModel><root>${cells}</root></mxGraphModel>`)];
  },
  'more bytes than are read': () => ['a.txt', new Uint8Array(ImportLimits.bytes + 1)],
};

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a file says, read without any of the importers; roughly, but nothing twice. */
function wordsOf(path: string, bytes: Uint8Array): string[] {
  const text = strFromU8(bytes);
  const plain = (html: string) =>
    html
      .replaceAll(/&lt;|&#60;/g, '<')
      .replaceAll(/&gt;/g, '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replaceAll(/&[a-z]+;/g, ' ');
  const attribute = (name: string, source: string) =>
    [...source.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].flatMap(([, value = '']) =>
      words(plain(value)),
    );
  if (path.endsWith('.md')) {
    return words(
      plain(
        text
          .replaceAll(/\]\([^)]*\)/g, ' ')
          .replaceAll(/https?:\S+/g, ' ')
          .replaceAll(/<!--.*?-->/gs, ' '),
      ),
    );
  }
  if (path.endsWith('.mm')) return attribute('TEXT', text.replaceAll(/<stylenode[^>]*>/g, ' '));
  if (path.endsWith('.excalidrawlib'))
    return [...text.matchAll(/"text":\s*("(?:[^"\\]|\\.)*")/g)].flatMap(([, json = '""']) =>
      words(JSON.parse(json) as string),
    );
  const packed = [...text.matchAll(/<diagram[^>]*>([^<]+)<\/diagram>/g)].map(([, page = '']) =>
    decodeURIComponent(strFromU8(inflateSync(Buffer.from(page, 'base64')))),
  );
  return [text, ...packed].flatMap((page) => [...attribute('value', page), ...attribute('label', page)]);
}

function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Reads one file and says what became of it. */
function measure(path: string, hostile: boolean): Outcome {
  const [name, bytes] = hostile ? (HOSTILE[path]?.() ?? ['', new Uint8Array()]) : [path, readFileSync(path)];
  // What the file itself takes is there before.
  const before = process.resourceUsage().maxRSS;
  const start = performance.now();
  try {
    const { snapshot, report } = importBoard(bytes, name);
    const ms = performance.now() - start;
    const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
    const elements = counted(snapshot.elements.map(({ type }) => type));
    if (hostile) return { ms, megabytes, elements, report: report };
    // Writings without blanks run together where a file has marks between them.
    const kept = snapshot.elements.map(({ text, link = '' }) => `${text} ${link}`).join(' ');
    const said = wordsOf(path, bytes);
    return { ms, megabytes, elements, report, words: said.length, missing: [...new Set(said)].filter((word) => !kept.includes(word)) }; // prettier-ignore
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const ms = performance.now() - start;
    return { ms, megabytes: (process.resourceUsage().maxRSS - before) / 1024, problem: error.problem };
  }
}

const listOf = (counts: Readonly<Record<string, number>> = {}): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || '–';

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function reportOn(corpus: string): string {
  const one = (...given: string[]): Outcome =>
    JSON.parse(
      execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...given], { encoding: 'utf8' }),
    ) as Outcome;
  const files = globSync('{drawio,excalidraw,freemind,outline}/*', { cwd: corpus }).toSorted();
  const read = files.map((file) => ({ file, ...one('--file', join(corpus, file)) }));
  const refused = Object.keys(HOSTILE).map((what) => ({ what, ...one('--hostile', what) }));
  const figures = ({ ms, megabytes }: Outcome) => [Math.round(ms), Math.round(megabytes)] as const;
  const within = ({ ms, megabytes }: Outcome) =>
    ms <= TARGETS.ms && megabytes <= TARGETS.megabytes ? 'yes' : 'no';
  return [
    '# What becomes of files of other programs',
    '',
    `Written by \`CORPUS_DIR=... pnpm --filter @boardwalk/board bench:imports\`, Node ${process.versions.node}. Each file is read in a`,
    'process of its own; memory is what that process took at most beyond the loaded program and the file.',
    '',
    '## Files that others made',
    '',
    'Words are looked for in the text of the board as a crude reading of the file finds them, without the importers.',
    '',
    row('File', 'Elements', 'Different', 'Words', 'Not found', 'ms', 'MB'),
    row('---', '---', '---', '---:', '---', '---:', '---:'),
    ...read.map((outcome) =>
      row(
        `${outcome.file.split('/')[0] ?? ''}/${basename(outcome.file)}`,
        outcome.problem ?? listOf(outcome.elements),
        listOf(outcome.report),
        outcome.words ?? 0,
        (outcome.missing ?? []).slice(0, 8).join(' ') || '–',
        ...figures(outcome),
      ),
    ),
    '',
    '## Files made to harm',
    '',
    `At most ${TARGETS.ms} ms and ${TARGETS.megabytes} MB each.`,
    '',
    row('File', 'Outcome', 'ms', 'MB', 'Within'),
    row('---', '---', '---:', '---:', '---'),
    ...refused.map((outcome) =>
      row(
        outcome.what,
        outcome.problem ?? `a board: ${listOf(outcome.elements)}`,
        ...figures(outcome),
        within(outcome),
      ),
    ),
    '',
  ].join('\n');
}

const [mode, given = ''] = process.argv.slice(2);
if (mode === '--file' || mode === '--hostile')
  process.stdout.write(JSON.stringify(measure(given, mode === '--hostile')));
else {
  const corpus = process.env['CORPUS_DIR'];
  if (corpus === undefined) throw new Error('CORPUS_DIR names the folder with the files');
  writeFileSync(new URL('../../../docs/reports/import.md', import.meta.url), reportOn(corpus));
}
