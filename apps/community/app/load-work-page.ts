/** What the router's list of routes says of one: its files. */
interface RouteFiles {
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

let isAsked = false;

/**
 * Loads the code and the stylesheets of the page of a work, with the few files of its route, which the router would ask for one
 * after the other once the page is opened. Not for somebody who asks for little data, and not inside another site's page, which
 * leads elsewhere.
 */
export async function loadWorkPage(): Promise<void> {
  if (isAsked || savesData() || window.parent !== window) return;
  isAsked = true;
  const { routes } = Reflect.get(window, '__reactRouterManifest') as {
    routes: Record<string, RouteFiles>;
  };
  const { module, clientLoaderModule, imports = [], css = [] } = routes['routes/slug'] ?? {};
  // All at once: a browser would learn of each from the one that imports it.
  for (const href of [module, clientLoaderModule, ...imports])
    if (href !== undefined) add('modulepreload', href);
  await import('./routes/slug-page.tsx').catch(() => undefined);
  // The router waits for each that does not stand in the document under this very address, though its file is here.
  for (const href of css)
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`) === null) add('stylesheet', href);
}

/** Adds a file to the document that nobody waits for. */
function add(rel: 'modulepreload' | 'stylesheet', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  link.fetchPriority = 'low';
  document.head.append(link);
}

/** Whether somebody asked the browser to save data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
