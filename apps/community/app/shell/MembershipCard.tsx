import { MemberType } from '@boardwalk/domain';
import { MenuLink } from '@boardwalk/ui-kit';
import { BadgeCheck, Gem, Infinity as InfinityIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import styles from './AvatarMenu.module.css';
import { shellMessages } from './messages.ts';

/** The viewer's membership: a way to get one, the member card, or the lifetime card (spec §2). */
export function MembershipCard({ member }: { member: MemberType }) {
  const intl = useIntl();
  const href = outsidePaths.accountPage('WALLET');
  if (member === MemberType.NONE) {
    return (
      <MenuLink className={styles.card ?? ''} data-member="none" href={href} icon={<Gem />}>
        <span className={styles.cardText}>{intl.formatMessage(shellMessages.noMembership)}</span>
        <span className={styles.cardAction}>{intl.formatMessage(shellMessages.openVip)}</span>
      </MenuLink>
    );
  }
  const isLifetime = member === MemberType.LIFETIME;
  return (
    <MenuLink
      className={styles.card ?? ''}
      data-member={isLifetime ? 'lifetime' : 'ordinary'}
      href={href}
      icon={isLifetime ? <InfinityIcon /> : <BadgeCheck />}
    >
      {intl.formatMessage(isLifetime ? shellMessages.lifetime : shellMessages.member)}
    </MenuLink>
  );
}
