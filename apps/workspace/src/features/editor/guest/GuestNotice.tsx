import type { ShareRole } from '@boardwalk/domain';
import { Button, IconButton } from '@boardwalk/ui-kit';
import { Eye, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import styles from './GuestNotice.module.css';
import { guestMessages as messages } from './messages.ts';
import { signInHere, whatSigningInGives } from './sign-in.ts';

export interface GuestNoticeProps {
  readonly role: ShareRole;
  /** Token of the link. */
  readonly token: string;
  readonly onClose: () => void;
}

/** Says why nothing can be changed here, and how it could be. */
export function GuestNotice({ role, token, onClose }: GuestNoticeProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <aside className={styles.root} aria-label={intl.formatMessage(messages.lookOnly)}>
      <Eye className={styles.icon} aria-hidden />
      <p className={styles.text}>
        <strong>{intl.formatMessage(messages.lookOnly)}</strong>{' '}
        <span>{intl.formatMessage(whatSigningInGives(role))}</span>
      </p>
      <Button className={styles.signIn ?? ''} size="small" render={<OutsideLink href={signInHere(token)} />}>
        {intl.formatMessage(messages.signIn)}
      </Button>
      <IconButton
        label={intl.formatMessage(messages.close)}
        icon={<X />}
        size="small"
        onClick={() => {
          setIsOpen(false);
          onClose();
        }}
      />
    </aside>
  );
}
