import { Link as RouterLink, type LinkProps } from 'react-router';
import { BASENAME } from '../paths.ts';

/**
 * The router's link. A page that the server renders holds more than a hundred, whose address is all that the server needs of them:
 * there the router would resolve each against the route, and prepare what only a press needs.
 */
export const Link: typeof RouterLink = import.meta.env.SSR ? (RenderedLink as typeof RouterLink) : RouterLink;

/** The element that the router's link renders. */
function RenderedLink(props: LinkProps) {
  const { to, children, ...rest } = props;
  const isOfTheApp = typeof to === 'string' && /^\/(?!\/)/u.test(to) && !to.includes('..');
  if (!isOfTheApp) return <RouterLink {...props} />;
  return (
    <a {...attributesOf(rest)} href={BASENAME + to.slice(1)} data-discover="true">
      {children}
    </a>
  );
}

/** What is left of a link's properties without those of the router. */
function attributesOf({
  prefetch: _prefetch,
  preventScrollReset: _preventScrollReset,
  replace: _replace,
  state: _state,
  viewTransition: _viewTransition,
  ...attributes
}: Omit<LinkProps, 'to' | 'children'>) {
  return attributes;
}
