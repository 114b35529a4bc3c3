import { lazy, type ComponentType } from 'react';

/**
 * A component in a chunk of its own. React keeps a failed load permanently; `forget` lets it be tried again by what is mounted
 * afterwards: `const [Part] = useState(part.current)`.
 */
export interface LazyPart<Props> {
  readonly current: () => ComponentType<Props>;
  readonly forget: () => void;
}

/** Wraps the `import()` of a component. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  let part: ComponentType<Props> = lazy(load);
  return {
    current: () => part,
    forget: () => {
      part = lazy(load);
    },
  };
}
