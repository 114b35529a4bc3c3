import { avatarColourIndex, avatarLabel, FeeType, formatMoney } from '@boardwalk/domain';
import { Avatar, Badge, IconButton, Image, TemplateCard, type AvatarColor } from '@boardwalk/ui-kit';
import { Bookmark, Copy, Heart } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from '../links/Link.tsx';
import type { FileCard as File } from '../api/wire.ts';
import { paths } from '../paths.ts';
import { usePageSettings } from '../settings/settings-slice.ts';
import { selectMarks, type WithMarks } from './marks-slice.ts';
import { filesMessages } from './messages.ts';
import { keepOpenedWork } from './opened-work.ts';
import { useWorkNumbers } from './use-work-numbers.ts';
import { useFileActions, useFileActionsReady } from './FileActionsHost.tsx';
import styles from './FileCard.module.css';

export interface FileCardProps {
  file: File;
  /** The cover is above the fold: it loads first. */
  isPriority?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** The name as it is shown, when parts of it are marked. */
  title?: ReactNode;
  /** The visitor opens the file from this card, in place. */
  onOpen?: (fileKey: string) => void;
}

/** A template in a list: cover, title, creator, numbers; like, collect and quick copy on hover and focus, for a finger always. */
export function FileCard({ file, isPriority = false, headingLevel = 3, title, onOpen }: FileCardProps) {
  const { file_key: fileKey, cover_image: cover, owner } = file;
  const { language } = usePageSettings();
  return (
    <TemplateCard
      title={file.name}
      titleContent={title ?? file.name}
      {...(file.language === language ? {} : { titleLang: file.language })}
      headingLevel={headingLevel}
      href={paths.file(fileKey)}
      renderLink={
        <Link
          to={paths.file(fileKey)}
          onClick={() => {
            keepOpenedWork(file);
            onOpen?.(fileKey);
          }}
        />
      }
      cover={
        <Image
          src={file.thumbnail}
          alt=""
          sources={cover.sources}
          placeholder={cover.placeholder}
          priority={isPriority}
        />
      }
      badges={<Badges file={file} />}
      actions={<ReadyActions fileKey={fileKey} />}
      creator={{
        name: owner.nick_name,
        avatar: (
          <Avatar
            label={avatarLabel(owner.nick_name)}
            color={(avatarColourIndex(owner.user_id) + 1) as AvatarColor}
            src={owner.avatar_url}
            size={20}
          />
        ),
        ...(owner.profile_name === null
          ? {}
          : {
              href: paths.profile(owner.profile_name),
              render: <Link to={paths.profile(owner.profile_name)} />,
            }),
      }}
      stats={useStats(file)}
    />
  );
}

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

function useStats(file: File) {
  const intl = useIntl();
  const { likes, copies } = useWorkNumbers(file);
  const numbers = intl.formatters.getNumberFormat(intl.locale, COMPACT);
  return [
    {
      icon: <Heart />,
      value: numbers.format(likes),
      label: intl.formatMessage(filesMessages.likes, { count: likes }),
    },
    {
      icon: <Copy />,
      value: numbers.format(copies),
      label: intl.formatMessage(filesMessages.copies, { count: copies }),
    },
  ];
}

function Badges({ file }: { file: File }) {
  const intl = useIntl();
  const { language } = usePageSettings();
  return (
    <>
      {file.fee_type === FeeType.NEED_PAY && (
        <Badge tone="paper">{formatMoney(file.unit_price, language)}</Badge>
      )}
      {file.fee_type === FeeType.MEMBER_FREE && (
        <Badge tone="paper">{intl.formatMessage(filesMessages.members)}</Badge>
      )}
      {file.is_selected_work && <Badge tone="paper">{intl.formatMessage(filesMessages.selected)}</Badge>}
    </>
  );
}

/** The actions; their place is kept until they are there. */
function ReadyActions({ fileKey }: { fileKey: string }) {
  return useFileActionsReady() ? <Actions fileKey={fileKey} /> : null;
}

function Actions({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const { praised, collected } = useSelector((state: WithMarks) => selectMarks(state, fileKey));
  const actions = useFileActions();
  const [isCopying, setCopying] = useState(false);
  return (
    <>
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.like)}
        icon={<Heart className={praised ? styles.filled : undefined} />}
        pressed={praised}
        onClick={() => actions.setPraise(fileKey, !praised)}
      />
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.collect)}
        icon={<Bookmark className={collected ? styles.filled : undefined} />}
        pressed={collected}
        onClick={() => actions.setCollect(fileKey, !collected)}
      />
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.copy)}
        icon={<Copy />}
        loading={isCopying}
        onClick={() => actions.copy(fileKey, setCopying)}
      />
    </>
  );
}
