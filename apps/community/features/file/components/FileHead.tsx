import { BadgeFlag, FeeType, formatMoney } from '@boardwalk/domain';
import { Badge, VisuallyHidden } from '@boardwalk/ui-kit';
import type { CommunityFile } from '@boardwalk/api-client';
import { BadgeCheck, Flame, Gem, Sparkles } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { FollowButton } from '#shared/follows/FollowButton.tsx';
import { paths } from '#shared/paths.ts';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';

/** What the head shows of a work: all of it stands on its card as well, but who of its people is an expert. */
export type FileInHead = Pick<
  CommunityFile,
  'name' | 'language' | 'kind' | 'fee_type' | 'unit_price' | 'is_selected_work' | 'is_hot' | 'owner'
> &
  Partial<Pick<CommunityFile, 'profile_list'>>;

/** Name of the work, what it costs, and who made it. */
export function FileHead({ file }: { file: FileInHead }) {
  return (
    <header className={styles.head}>
      <Badges file={file} />
      <h1 className={styles.title} lang={file.language}>
        {file.name}
      </h1>
      <Creator file={file} />
    </header>
  );
}

function Badges({ file }: { file: FileInHead }) {
  const intl = useIntl();
  const { language } = usePageSettings();
  return (
    <p className={styles.badges}>
      {file.fee_type === FeeType.NEED_PAY ? (
        <Badge tone="caution">{formatMoney(file.unit_price, language)}</Badge>
      ) : file.fee_type === FeeType.MEMBER_FREE ? (
        <Badge tone="caution" icon={<Gem />}>
          {intl.formatMessage(fileMessages.members)}
        </Badge>
      ) : (
        <Badge tone="positive">{intl.formatMessage(fileMessages.free)}</Badge>
      )}
      <Badge>{intl.formatMessage(file.kind === 'mindmap' ? fileMessages.mindMap : fileMessages.board)}</Badge>
      {file.is_selected_work && (
        <Badge tone="tide" icon={<Sparkles />}>
          {intl.formatMessage(fileMessages.selected)}
        </Badge>
      )}
      {file.is_hot && <Badge icon={<Flame />}>{intl.formatMessage(fileMessages.hot)}</Badge>}
    </p>
  );
}

function Creator({ file }: { file: FileInHead }) {
  const intl = useIntl();
  const { owner } = file;
  const isExpert = file.profile_list?.some(
    (profile) => profile.name === owner.profile_name && profile.expert === BadgeFlag.ON,
  );
  const who = (
    <>
      <PersonAvatar person={owner} size={40} />
      <span className={styles.creatorName}>
        <span className={styles.creatorNick}>{owner.nick_name}</span>
        {isExpert && (
          <>
            <BadgeCheck aria-hidden />
            <VisuallyHidden>{intl.formatMessage(fileMessages.expert)}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
  return (
    <div className={styles.creator}>
      {owner.profile_name === null ? (
        <span className={styles.creatorLink}>{who}</span>
      ) : (
        <Link className={styles.creatorLink} to={paths.profile(owner.profile_name)}>
          {who}
        </Link>
      )}
      <FollowButton size="small" userId={owner.user_id} name={owner.nick_name} />
    </div>
  );
}
