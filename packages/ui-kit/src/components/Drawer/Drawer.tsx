import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useKeyboardScroll } from '../../internal/useKeyboardScroll.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Drawer.module.css';

export interface DrawerProps {
  open: boolean;
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
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** A modal panel that slides in from the right. Esc, × and a press beside it close it; the focus comes back. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  width = 304,
  flush = false,
  className,
  ref,
  children,
}: DrawerProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.mask} forceRender />
        <Base.Popup
          ref={ref}
          className={classNames(styles.popup, className)}
          style={{ '--drawer-width': `${width}px` } as CSSProperties}
        >
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {actions}
          </div>
          <DrawerBody flush={flush}>{children}</DrawerBody>
          <Base.Close
            render={<IconButton className={styles.close} label={closeLabel} icon={<X />} tooltip={false} />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function DrawerBody({ flush, children }: { flush: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const focusable = useKeyboardScroll(body);
  return (
    <div
      ref={body}
      className={styles.body}
      data-flush={flush ? '' : undefined}
      {...(focusable ? { tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
