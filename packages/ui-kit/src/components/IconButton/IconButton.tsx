'use client';

import { useRender } from '@base-ui/react/use-render';
import type { ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { REFUSING } from '../../internal/refusing.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<useRender.ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The name: spoken, and shown in the tooltip. */
  label: string;
  icon: ReactNode;
  /** `quiet` (default) has no frame; `outlined` has one; `floating` is on pictures. */
  variant?: 'quiet' | 'outlined' | 'floating';
  /** 28, 36 (default) or 44 px. */
  size?: 'small' | 'medium' | 'large';
  /** Makes it a toggle, with `aria-pressed`. The label must then not change with the state. */
  pressed?: boolean;
  loading?: boolean;
  /** Side of the tooltip, or `false` for none. Default `bottom`: icon buttons mostly stand in rows. */
  tooltip?: TooltipProps['placement'] | false;
}

/** A button that shows only an icon; its name is in a tooltip. A link when one is given as `render`. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  pressed,
  loading = false,
  disabled = false,
  tooltip = 'bottom',
  render,
  className,
  ref,
  ...rest
}: IconButtonProps) {
  const isButton = render === undefined;
  const button = useRender({
    defaultTagName: 'button',
    render,
    ref,
    state: { variant, size, pressed: pressed === true, loading, disabled },
    props: {
      ...(isButton ? { type: 'button' as const, disabled } : {}),
      ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
      ...rest,
      ...(loading ? { 'aria-busy': true } : {}),
      ...(loading || (disabled && !isButton) ? REFUSING : {}),
      'aria-label': label,
      className: classNames(styles.root, className),
      children: loading ? <Spinner /> : icon,
    },
  });
  if (tooltip === false) return button;
  return (
    <Tooltip content={label} placement={tooltip} describes={false}>
      {button}
    </Tooltip>
  );
}
