import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { FeeType, formatMoney, isAdmin } from '@boardwalk/domain';
import { Button, IconButton, Tooltip } from '@boardwalk/ui-kit';
import type { CommunityFile } from '@boardwalk/api-client';
import { Bookmark, Flag, FolderInput, Heart, PencilRuler, RefreshCw, Send } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { useCopyPlaceName } from '#shared/files/copy-place.ts';
import { refusalOf } from '#shared/files/entitlement.ts';
import { selectMarks, type WithMarks } from '#shared/files/marks-slice.ts';
import type { FileActions } from '#shared/files/file-actions.ts';
import { useFileActions } from '#shared/files/FileActionsHost.tsx';
import { useWorkNumbers } from '#shared/files/use-work-numbers.ts';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import { usePublish } from '#shared/publish/use-publish.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useMayBuy } from '#shared/session/use-may-buy.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';
import { LicenceNote } from './LicenceNote.tsx';
import { SaveTo } from './SaveTo.tsx';
import { Share } from './Share.tsx';

const buyForTeam = lazyPart(() => import('./BuyForTeam.tsx'));
const moderate = lazyPart(() => import('./Moderate.tsx'));

/** What one does with a work: use it first of all, then like, collect, share; its owner edits and publishes it. */
export function UseBox({ file }: { file: CommunityFile }) {
  const { isOwner } = useSelector((state: WithMarks) => selectMarks(state, file.file_key));
  const actions = useFileActions();
  return (
    <div className={styles.actions}>
      <UseButton file={file} actions={actions} />
      <div className={styles.marks}>
        <Praise file={file} actions={actions} />
        <Collect file={file} actions={actions} />
        <SaveTo fileKey={file.file_key} actions={actions} />
        <Share file={file} />
        {!isOwner && <Report file={file} />}
      </div>
      {isOwner && <OwnerActions fileKey={file.file_key} />}
      <ForModerators fileKey={file.file_key} />
    </div>
  );
}

function UseButton({ file, actions }: { file: CommunityFile; actions: FileActions }) {
  const intl = useIntl();
  const { language } = usePageSettings();
  const { open } = useDialogs();
  const [isCopying, setCopying] = useState(false);
  const copy = () => actions.copy(file.file_key, setCopying);
  const viewer = useSelector(selectViewer);
  const marks = useSelector((state: WithMarks) => selectMarks(state, file.file_key));
  const refusal = refusalOf(file.fee_type, viewer, marks);
  const isForSale = file.fee_type === FeeType.NEED_PAY && !marks.paid && !marks.isOwner;
  const mayBuy = useMayBuy();
  const note = isForSale
    ? mayBuy
      ? fileMessages.paidNote
      : fileMessages.unsoldNote
    : file.fee_type === FeeType.MEMBER_FREE && !marks.isOwner
      ? fileMessages.membersNote
      : fileMessages.freeNote;
  const isBought = file.fee_type === FeeType.NEED_PAY && marks.paid && !marks.isOwner;
  const place = useCopyPlaceName(viewer?.user_id);
  const [BuyForTeam] = useState(buyForTeam.current);
  return (
    <div className={styles.main}>
      <div className={styles.use}>
        <Button
          className={styles.takeButton ?? ''}
          variant="primary"
          size="large"
          block
          loading={isCopying}
          onClick={() => (refusal === null ? copy() : open('upgrade', { fileKey: file.file_key, refusal }))}
        >
          {isForSale && mayBuy
            ? intl.formatMessage(fileMessages.buy, { price: formatMoney(file.unit_price, language) })
            : intl.formatMessage(fileMessages.take)}
        </Button>
        {refusal === null && !isForSale && (
          <IconButton
            variant="outlined"
            size="large"
            label={intl.formatMessage(fileMessages.choosePlace)}
            icon={<FolderInput />}
            onClick={() => actions.choosePlace(file.file_key)}
          />
        )}
      </div>
      {viewer === null && file.fee_type === FeeType.FREE && (
        <ButtonLink block href={outsidePaths.tryOut(file.file_key)}>
          {intl.formatMessage(fileMessages.tryOut)}
        </ButtonLink>
      )}
      {isBought && mayBuy && (
        <PartBoundary onError={buyForTeam.forget}>
          <Suspense>
            <BuyForTeam fileKey={file.file_key} />
          </Suspense>
        </PartBoundary>
      )}
      <p className={styles.note}>
        {refusal === null && !isForSale && place !== null
          ? intl.formatMessage(fileMessages.placeNote, { place })
          : intl.formatMessage(note)}
      </p>
      {marks.isOutdated && (
        <p className={styles.updated}>
          <RefreshCw aria-hidden />
          <span>{intl.formatMessage(fileMessages.updated)}</span>
          <Button size="small" loading={isCopying} onClick={copy}>
            {intl.formatMessage(fileMessages.copyNew)}
          </Button>
        </p>
      )}
      <LicenceNote file={file} />
    </div>
  );
}

interface MarkProps {
  file: CommunityFile;
  actions: FileActions;
}

function Praise({ file, actions }: MarkProps) {
  const intl = useIntl();
  const { praised } = useSelector((state: WithMarks) => selectMarks(state, file.file_key));
  const { likes } = useWorkNumbers(file);
  return (
    <Mark
      label={intl.formatMessage(fileMessages.like)}
      icon={<Heart className={praised ? styles.filled : undefined} />}
      count={likes}
      isOn={praised}
      onToggle={(praise) => actions.setPraise(file.file_key, praise)}
    />
  );
}

function Collect({ file, actions }: MarkProps) {
  const intl = useIntl();
  const { collected } = useSelector((state: WithMarks) => selectMarks(state, file.file_key));
  const { collections } = useWorkNumbers(file);
  return (
    <Mark
      label={intl.formatMessage(fileMessages.collect)}
      icon={<Bookmark className={collected ? styles.filled : undefined} />}
      count={collections}
      isOn={collected}
      onToggle={(collect) => actions.setCollect(file.file_key, collect)}
    />
  );
}

function Mark(props: {
  label: string;
  icon: ReactNode;
  count: number;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}) {
  const intl = useIntl();
  const { label, icon, isOn, onToggle } = props;
  const count = intl.formatNumber(props.count, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <Tooltip content={label} placement="bottom" describes={false}>
      <Button
        icon={icon}
        aria-pressed={isOn}
        aria-label={intl.formatMessage(fileMessages.mark, { label, count })}
        onClick={() => onToggle(!isOn)}
      >
        {count}
      </Button>
    </Tooltip>
  );
}

/** Reports to the moderators that something is wrong with the work; nobody reports their own. */
function Report({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const { open } = useDialogs();
  return (
    <IconButton
      variant="outlined"
      label={intl.formatMessage(fileMessages.report)}
      icon={<Flag />}
      onClick={() => open('report', { fileKey: file.file_key, name: file.name })}
    />
  );
}

/** What moderators do with the work: its code comes for them alone. */
function ForModerators({ fileKey }: { fileKey: string }) {
  const viewer = useSelector(selectViewer);
  const [Moderate] = useState(moderate.current);
  if (viewer === null || !isAdmin(viewer.role)) return null;
  return (
    <PartBoundary onError={moderate.forget}>
      <Suspense>
        <Moderate fileKey={fileKey} />
      </Suspense>
    </PartBoundary>
  );
}

/** Seen by the owner of the work only (spec §6). */
function OwnerActions({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const publish = usePublish('file');
  return (
    <div className={styles.owner}>
      <p className={styles.ownerTitle}>{intl.formatMessage(fileMessages.yours)}</p>
      <div className={styles.ownerButtons}>
        <ButtonLink size="small" icon={<PencilRuler />} href={outsidePaths.editor(fileKey)}>
          {intl.formatMessage(fileMessages.edit)}
        </ButtonLink>
        <Button size="small" icon={<Send />} onClick={() => publish({ fileKey })}>
          {intl.formatMessage(fileMessages.publication)}
        </Button>
      </div>
    </div>
  );
}
