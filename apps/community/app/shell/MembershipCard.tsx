import { MemberType, UserCentreSection } from '@boardwalk/domain';
import { MenuLink } from '@boardwalk/ui-kit';
import { BadgeCheck, Gem, Infinity as InfinityIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { inPlace } from './in-place.ts';
import { outsidePaths } from '#shared/paths.ts';
import { useMayBuy } from '#shared/session/use-may-buy.ts';
import styles from './AvatarMenu.module.css';
import { shellMessages } from './messages.ts';

/** The viewer's membership: a way to get one where it is sold, the member card, or the lifetime card (spec §2). */
export function MembershipCard({ member }: { member: MemberType }) {
  const intl = useIntl();
  const { open } = useDialogs();
  const mayBuy = useMayBuy();
  const href = outsidePaths.accountPage(UserCentreSection.WALLET);
  if (member === MemberType.NONE) {
    if (!mayBuy) return null;
    return (
      <MenuLink
        className={styles.card ?? ''}
        data-member="none"
        href={href}
        onClick={inPlace(() => open('payment', {}))}
        icon={<Gem />}
      >
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
      onClick={inPlace(() => open('userCentre', { tab: UserCentreSection.WALLET }))}
      icon={isLifetime ? <InfinityIcon /> : <BadgeCheck />}
    >
      {intl.formatMessage(isLifetime ? shellMessages.lifetime : shellMessages.member)}
    </MenuLink>
  );
}
