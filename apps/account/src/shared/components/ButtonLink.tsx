import { Button, type ButtonProps } from '@boardwalk/ui-kit';

/** A link that looks like a button. */
export function ButtonLink({
  href,
  target,
  ...rest
}: Omit<ButtonProps, 'render'> & { href: string; target?: '_top' | '_blank' }) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button puts its words in
  return <Button {...rest} render={<a href={href} target={target} />} />;
}
