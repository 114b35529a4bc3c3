import type { ComponentPropsWithRef } from 'react';

/** A link that leaves the workspace, such as to the community; for buttons that are links. */
export function OutsideLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest}>{children}</a>;
}
