'use client';

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { lazyModule } from '../../internal/lazyModule.ts';
import { LazyPopup } from '../../internal/LazyPopup.tsx';

/** Other attributes go to the panel. */
export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the panel for assistive technology. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** Also opens when the pointer rests on the trigger. */
  openOnHover?: boolean;
  /** Leaves the padding out. */
  flush?: boolean;
}

const popup = lazyModule(() => import('./PopoverPopup.tsx'));

/** A small panel beside its button. Focus goes in and comes back; Esc and a press outside close it. */
export function Popover(props: PopoverProps) {
  return <LazyPopup lazy={popup} haspopup="dialog" own={props} />;
}
