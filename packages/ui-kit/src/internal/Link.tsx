'use client';

import { useRender } from '@base-ui/react/use-render';

export type LinkProps = useRender.ComponentProps<'a'>;

/** An `<a>`, or the router's link given as `render`: `render={<Link to="/new" />}`. */
export function Link({ render, ref, ...props }: LinkProps) {
  return useRender({ defaultTagName: 'a', render, ref, props: { ...props } });
}
