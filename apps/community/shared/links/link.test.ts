import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Link as RouterLink,
  StaticRouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { BASENAME } from '../paths.ts';
import { Link } from './Link.tsx';
import { WayContext } from './way-context.ts';

/** A link as a page below the basename has it, when the server renders it. */
async function rendered(link: typeof Link | typeof RouterLink, to: string): Promise<string> {
  const children = ['Go'];
  const properties = { to, className: 'a', preventScrollReset: true, replace: true };
  const way = { navigate: () => undefined, base: BASENAME.slice(0, -1) };
  const Page = () =>
    createElement(WayContext, { value: way }, createElement(link as typeof Link, properties, ...children));
  const routes = [{ path: 'hot', Component: Page }];
  const handler = createStaticHandler(routes, { basename: BASENAME });
  const context = await handler.query(new Request(`https://b.example${BASENAME}hot`));
  if (context instanceof Response) throw new Error('The router answered in place of the page');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
}

/**
 * The attributes of an element by name; in which order they stand shows nothing. The router marks links whose routes are still to be
 * asked for: here all of them come with the first page.
 */
const attributesOf = (html: string) =>
  [...html.matchAll(/ ([\w-]+)="([^"]*)"/gu)]
    .filter(([, name]) => name !== 'data-discover')
    .map(([one]) => one)
    .toSorted();

test.each(['/', '/hot', '/?pScene=1&order=2', '/search?keyword=a%20%26%20b#results', '/profile/%E5%BC%A0'])(
  'a link to %s is the same element as the router’s when the server renders it',
  async (to) => {
    const ours = await rendered(Link, to);
    expect(attributesOf(ours)).toEqual(attributesOf(await rendered(RouterLink, to)));
    expect(ours).toMatch(/^<a [^>]*>Go<\/a>$/u);
  },
);
