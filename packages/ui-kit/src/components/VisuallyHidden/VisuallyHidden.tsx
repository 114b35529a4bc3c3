'use client';

import { useRender } from '@base-ui/react/use-render';
import { mergeProps } from '@base-ui/react/merge-props';
import { classNames } from '../../internal/classNames.ts';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = useRender.ComponentProps<'span'>;

/** Text for assistive technology only. Renders a `<span>`, or the element given as `render`. */
export function VisuallyHidden({ render, className, ref, ...rest }: VisuallyHiddenProps) {
  return useRender({
    defaultTagName: 'span',
    render,
    ref,
    props: mergeProps<'span'>({ className: classNames(styles.root, className) }, rest),
  });
}
