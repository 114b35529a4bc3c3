'use client';

import { useRender } from '@base-ui/react/use-render';

export type AnchorProps = useRender.ComponentProps<'a'>;

/** An `<a>`, or the router's link given as `render`: `render={<Link to="/new" />}`. */
export function Anchor({ render, ref, ...props }: AnchorProps) {
  return useRender({ defaultTagName: 'a', render, ref, props: { ...props } });
}
