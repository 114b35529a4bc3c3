import { posix } from 'node:path';
import { transform, type CSSModuleExports } from 'lightningcss';

/** A stylesheet of the kit with its class names made unique. */
export interface CompiledStyles {
  css: string;
  /** Class name in the source → class names in the page. */
  classes: Record<string, string>;
  /** Stylesheets whose classes it composes, by their path in the sources. They are loaded before it. */
  needs: string[];
}

/**
 * Compiles CSS modules, following `composes`.
 * @param read gives the text of a stylesheet by its path in the sources
 */
export function stylesCompiler(read: (path: string) => string): (path: string) => CompiledStyles {
  const known = new Map<string, CompiledStyles>();

  const namesOf = (path: string, exported: CSSModuleExports[string]): string =>
    [
      exported.name,
      ...exported.composes.map((one) => {
        if (one.type !== 'dependency') return one.name;
        const from = posix.join(posix.dirname(path), one.specifier);
        const names = compile(from).classes[one.name];
        if (names === undefined) throw new Error(`${path} composes ${one.name}, which ${from} does not have`);
        return names;
      }),
    ].join(' ');

  function compile(path: string): CompiledStyles {
    const done = known.get(path);
    if (done) return done;
    const name = posix.basename(path, '.module.css');
    const { code, exports } = transform({
      // The name stands in the class names; the hash keeps two versions of the kit on one page apart.
      filename: `${name}.css`,
      code: Buffer.from(read(path)),
      cssModules: { pattern: 'bw-[name]-[local]-[content-hash]', animation: true },
    });
    const compiled: CompiledStyles = { css: code.toString(), classes: {}, needs: [] };
    for (const [local, exported] of Object.entries(exports ?? {}).toSorted(([a], [b]) =>
      a.localeCompare(b),
    )) {
      compiled.classes[local] = namesOf(path, exported);
      for (const one of exported.composes)
        if (one.type === 'dependency') compiled.needs.push(posix.join(posix.dirname(path), one.specifier));
    }
    compiled.needs = [...new Set(compiled.needs)];
    known.set(path, compiled);
    return compiled;
  }
  return compile;
}

/** Where the built stylesheet is, beside the built module of its component. */
export const builtStylesheet = (path: string): string => path.replace(/\.module\.css$/, '.css');

/**
 * The module that stands for a stylesheet in the build: it loads the stylesheet and gives its class names. `#css/`
 * leads to the stylesheet in a bundler and to nothing in Node, which cannot load one (`imports` in package.json).
 */
export function stylesModule(path: string, { classes, needs }: CompiledStyles): string {
  const sheets = [...needs, path].map((sheet) => `import '#css/${builtStylesheet(sheet)}';\n`);
  return `${sheets.join('')}export default ${JSON.stringify(classes, null, 2)};\n`;
}

/** Points a built file at what stands for the sources that it imports. */
export function pointAtBuilt(code: string, path: string): string {
  return (
    code
      // A stylesheet without class names is loaded as it is; a declaration needs none.
      .replaceAll(/^import\s*['"](\.[^'"]+)\.css['"];$/gm, (_, to: string) => {
        if (path.endsWith('.d.ts')) return '';
        return `import '#css/${builtStylesheet(posix.join(posix.dirname(path), `${to}.css`))}';`;
      })
      .replaceAll(/(from\s*['"]\.[^'"]+)\.module\.css(['"])/g, '$1.styles.js$2')
      // The compiler leaves the extensions of sources in declarations.
      .replaceAll(/((?:from |import\()['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2')
  );
}

/** The module that `#css/` leads to in Node. */
export const NO_STYLES = '// Stands for every stylesheet where there is no bundler to load it.\nexport {};\n';
