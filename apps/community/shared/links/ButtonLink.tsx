import { Button, type ButtonProps } from '@boardwalk/ui-kit';
import { Link, type LinkProps } from './Link.tsx';

/** Where the button leads: `to` inside the community, `href` anywhere else. */
type Target =
  | ({ to: string; href?: never; newTab?: never } & Pick<LinkProps, 'replace' | 'preventScrollReset'>)
  | { href: string; newTab?: boolean; to?: never; replace?: never; preventScrollReset?: never };

export type ButtonLinkProps = Omit<ButtonProps, 'render' | 'type'> & Target;

/** A link that looks like a button. It has a real `href`, so it also opens in a new tab. */
export function ButtonLink({
  to,
  href,
  newTab = false,
  replace = false,
  preventScrollReset = false,
  ...button
}: ButtonLinkProps) {
  if (to !== undefined) {
    return <Button {...button} render={<Link to={to} {...{ replace, preventScrollReset }} />} />;
  }
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return <Button {...button} render={<a href={href} {...tab} />} />;
}
