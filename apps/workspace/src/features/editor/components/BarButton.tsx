import { Tooltip, type TooltipProps } from '@boardwalk/ui-kit';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './BarButton.module.css';

export interface BarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name: spoken, and shown in the tooltip. */
  readonly label: string;
  /** Key that does the same, shown beside the name. */
  readonly shortcut?: string | undefined;
  readonly icon: ReactNode;
  /** Makes it a toggle. */
  readonly pressed?: boolean;
  /** 36 (default) or 44 px. */
  readonly size?: 'medium' | 'large';
  readonly placement?: NonNullable<TooltipProps['placement']>;
}

/**
 * A button of a bar over the board. Pressed with the pointer it leaves the keyboard with the board, so that typing and
 * shortcuts go on; reached with Tab it is a button like any other.
 */
export function BarButton({
  label,
  shortcut,
  icon,
  pressed,
  size = 'medium',
  placement = 'top',
  className,
  onMouseDown,
  ...rest
}: BarButtonProps) {
  return (
    <Tooltip
      placement={placement}
      describes={false}
      content={
        <>
          {label}
          {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
        </>
      }
    >
      <button
        type="button"
        {...rest}
        onMouseDown={(event) => {
          event.preventDefault();
          onMouseDown?.(event);
        }}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        aria-label={label}
        className={[styles.root, className].filter(Boolean).join(' ')}
        data-size={size}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
