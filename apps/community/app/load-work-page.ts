/** What the router's list of routes says of one: its files. */
interface RouteFiles {
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly imports?: readonly string[];
}

let isAsked = false;

/**
 * Loads the code and the stylesheets of the page of a work, with the few files of its route, which the router would ask for one
 * after the other. Not for somebody who asks for little data, and not inside another site's page, which leads elsewhere.
 */
export async function loadWorkPage(): Promise<void> {
  if (isAsked || savesData() || window.parent !== window) return;
  isAsked = true;
  const { routes } = Reflect.get(window, '__reactRouterManifest') as {
    routes: Record<string, RouteFiles>;
  };
  const { module, clientLoaderModule, imports = [] } = routes['routes/slug'] ?? {};
  // All at once: a browser would learn of each from the one that imports it.
  for (const href of [module, clientLoaderModule, ...imports])
    if (href !== undefined) document.head.append(preload(href));
  await import('./routes/slug-page.tsx').catch(() => undefined);
}

function preload(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.fetchPriority = 'low';
  return link;
}

/** Whether somebody asked the browser to save data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
