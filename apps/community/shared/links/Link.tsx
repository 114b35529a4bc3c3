import { use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { BASENAME } from '../paths.ts';
import { WayContext } from './way-context.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of the community, such as `/hot`. */
  to: string;
  /** Takes the place of the page in the history. Default: only where it leads to the page that one is on. */
  replace?: boolean;
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean;
}

/**
 * A link inside the community. Pages hold more than a hundred: the router's own resolves its address against the route, on the server as
 * well, and again whenever anything of the router changes. This one asks for nothing before it is pressed. Where no shell is around,
 * the browser follows it.
 */
export function Link({ to, replace, preventScrollReset = false, onClick, children, ...rest }: LinkProps) {
  const way = use(WayContext);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { currentTarget: link } = event;
    if (way === null || event.defaultPrevented || !isForThisPage(event)) return;
    event.preventDefault();
    void way.navigate(to, { replace: replace ?? link.href === location.href, preventScrollReset });
  };
  return (
    <a {...rest} href={(way?.base ?? BASENAME.slice(0, -1)) + to} onClick={go}>
      {children}
    </a>
  );
}

/** Whether a press leads on in this page, not in another tab or window, nor into a file. */
function isForThisPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !isModified && event.currentTarget.target === '';
}
