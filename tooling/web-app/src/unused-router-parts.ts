import type { Plugin } from 'vite';

/**
 * Lets parts of React Router that nobody uses leave the bundle, such as its links and forms. Its build makes them by calls that are
 * not marked as free of effects, and names them for developer tools, which keeps them all.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/u },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

/** The same components, whose making says that it does nothing else. */
export function withoutEffects(code: string): string {
  return code
    .replaceAll(/^[A-Z]\w*\.displayName = "[^"]*";$/gmu, '')
    .replaceAll(/^(const [A-Z]\w* = )(?=\S+\.forwardRef\()/gmu, '$1/* @__PURE__ */ ');
}
