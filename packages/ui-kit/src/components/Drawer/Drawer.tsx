'use client';

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../../internal/lazyModule.ts';

export interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  open: boolean;
  /** Asks to close; also when the code of the drawer did not load, so that it cannot be shown. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the × button. */
  closeLabel: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Pixels on a desktop; on a phone it takes the whole screen. Default 304. */
  width?: number;
  /** Body without padding, for lists. */
  flush?: boolean;
  children?: ReactNode;
}

const popup = lazyModule(() => import('./DrawerPopup.tsx'));

/** A modal panel that slides in from the end of the line: the right, or the left where people write from right to left. Esc, × and a press beside it close it; the focus comes back. */
export function Drawer(props: DrawerProps) {
  const module = useLazyModule(popup, props.open, props.onClose);
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return needed && module ? <module.DrawerPopup {...props} /> : null;
}
