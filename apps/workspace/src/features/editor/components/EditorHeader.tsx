import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { siteLogo, siteName } from '@boardwalk/app-shell/start';
import type { BoardFileDetail } from '@boardwalk/api-client';
import type { BoardEditor } from '@boardwalk/board/react';
import { ReviewStatus } from '@boardwalk/domain';
import { Badge, Button, IconButton, Logo } from '@boardwalk/ui-kit';
import { ArrowLeft, Ellipsis, ListTree, Upload, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { editorPart } from '../editor-part.ts';
import type { OpenedFile } from '../file/use-board-file.ts';
import type { Following } from '../live/following.ts';
import type { LiveBoard } from '../live/live-board.ts';
import { messages } from '../messages.ts';
import { headerMessages } from '../header-messages.ts';
import { messages as together } from '../together-messages.ts';
import type { KeptView } from '../use-kept-view.ts';
import { usePublishClick } from '../use-publish-click.ts';
import { useWays } from '../ways/ways.ts';
import styles from './EditorHeader.module.css';
import { FileName } from './FileName.tsx';
import { SaveState } from './SaveState.tsx';

// The board is painted before what the menu offers is there.
const moreMenu = editorPart(async () => ({ default: (await import('./MoreMenu.tsx')).MoreMenu }));

const people = lazyPart(async () => ({ default: (await import('./People.tsx')).People }));
/** Nobody is shown without its code; the rest works. */
const stay = () => undefined;

export interface EditorHeaderProps {
  readonly live: LiveBoard;
  readonly editor: BoardEditor;
  readonly file: BoardFileDetail;
  readonly boardFile: OpenedFile;
  readonly isReadOnly: boolean;
  /** Somebody who may not edit may comment. */
  readonly mayComment: boolean;
  readonly isOutlineOpen: boolean;
  readonly onToggleOutline: () => void;
  readonly onShowShortcuts: () => void;
  readonly onShowCommands: () => void;
  readonly onShowExport: () => void;
  readonly onImport: () => void;
  readonly onShowShare: () => void;
  readonly onShowVersions: () => void;
  readonly onFind: () => void;
  readonly onPresent: () => void;
  readonly following: Following;
  readonly view: KeptView;
}

/** Over the board: the way back, the name and whether it is saved; who is here, publishing and the rest. */
export function EditorHeader(props: EditorHeaderProps) {
  const { live, editor, file, isReadOnly, mayComment, isOutlineOpen, onToggleOutline } = props;
  const { onShowShortcuts, onShowCommands, onShowExport, onShowShare, following, onImport } = props;
  const intl = useIntl();
  const { Link } = useWays();
  const [More] = useState(moreMenu.current);
  return (
    <header className={styles.root}>
      <div className={styles.panel}>
        <IconButton
          label={intl.formatMessage(headerMessages.back)}
          icon={<ArrowLeft />}
          render={<Link to={paths.home()} />}
        />
        <span className={styles.logo}>
          <Logo name={siteName()} picture={siteLogo()} markOnly aria-hidden />
        </span>
        <FileName
          name={file.name}
          boardFile={props.boardFile}
          isReadOnly={isReadOnly}
          onDone={() => editor.focus()}
        />
        {isReadOnly ? (
          <Badge className={styles.badge}>
            {intl.formatMessage(mayComment ? headerMessages.commentOnly : messages.viewOnly)}
          </Badge>
        ) : (
          <SaveState live={live} />
        )}
      </div>
      <div className={styles.panel}>
        {/* First, as the panel grows to its left: no button moves under the hand when somebody comes. */}
        <DialogOnDemand part={people} onFailed={stay} input={{ live, following, mayCall: !isReadOnly }} />
        <IconButton
          label={intl.formatMessage(messages.outline)}
          icon={<ListTree />}
          aria-expanded={isOutlineOpen}
          onClick={onToggleOutline}
        />
        <PartBoundary onError={moreMenu.forget}>
          <Suspense
            fallback={
              <>
                <span className={styles.commentsPlace} />
                <IconButton label={intl.formatMessage(messages.more)} icon={<Ellipsis />} disabled />
              </>
            }
          >
            <More
              live={live}
              file={file}
              view={props.view}
              mayCall={!isReadOnly}
              onShowShortcuts={onShowShortcuts}
              onShowCommands={onShowCommands}
              onShowExport={onShowExport}
              onImport={isReadOnly ? null : onImport}
              onShowShare={onShowShare}
              onShowVersions={props.onShowVersions}
              onFind={props.onFind}
              onPresent={props.onPresent}
            />
          </Suspense>
        </PartBoundary>
        {file.may_share && (
          <Button className={styles.share ?? ''} icon={<UserPlus />} onClick={onShowShare}>
            {intl.formatMessage(together.share)}
          </Button>
        )}
        {file.role === 'owner' && <PublishLink live={live} file={file} />}
      </div>
    </header>
  );
}

/** The way to publish, worded by where the work stands in the review. */
function PublishLink({ live, file }: { live: LiveBoard; file: BoardFileDetail }) {
  const intl = useIntl();
  const onClick = usePublishClick(live);
  const words = {
    [ReviewStatus.NOT_AUDIT]: headerMessages.inReview,
    [ReviewStatus.PASS]: headerMessages.published,
    [ReviewStatus.NOT_PASS]: headerMessages.publishAgain,
  };
  const status = file.auditStatus;
  const isQuiet = status === ReviewStatus.NOT_AUDIT || status === ReviewStatus.PASS;
  const message = status in words ? words[status as keyof typeof words] : headerMessages.publish;
  return (
    <Button
      className={styles.publish ?? ''}
      variant={isQuiet ? 'secondary' : 'primary'}
      icon={<Upload />}
      render={
        <OutsideLink
          href={outsidePaths.publish(file.file_key)}
          target="_blank"
          rel="noreferrer"
          onClick={onClick}
        />
      }
    >
      {intl.formatMessage(message)}
    </Button>
  );
}
