interface Manifest {
  readonly routes: Readonly<Record<string, { readonly css?: readonly string[] } | undefined>>;
}

/** Routes around every page, whose stylesheets stand for as long as the page lives. */
const AROUND_ALL = ['root', 'routes/shell'];

/**
 * Says in the document which stylesheets are there to stay. The router's links end in `#`, so that Vite does not count on those that
 * leave with a route; so Vite, which loads the parts that come later with theirs, would add these once more, and the browser would
 * work out the style of all that stands in the page again. A link that is disabled loads nothing.
 */
export function nameLastingStylesheets(): void {
  const { routes } = Reflect.get(window, '__reactRouterManifest') as Manifest;
  const lasting = AROUND_ALL.flatMap((route) => routes[route]?.css ?? []);
  for (const href of lasting.filter((each) => each.endsWith('#'))) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href.slice(0, -1);
    link.disabled = true;
    document.head.append(link);
  }
}
