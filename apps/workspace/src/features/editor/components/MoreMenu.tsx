import type { BoardFileDetail } from '@boardwalk/api-client';
import { ReviewStatus } from '@boardwalk/domain';
import {
  copyText,
  IconButton,
  Menu,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  Theme,
  toast,
} from '@boardwalk/ui-kit';
import {
  Download,
  Ellipsis,
  FileUp,
  GalleryThumbnails,
  Globe,
  History,
  Keyboard,
  LayoutTemplate,
  Link as LinkIcon,
  Presentation,
  Search,
  TextSearch,
  Timer,
  Upload,
  UserPlus,
  Vote,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { useTheme } from '@boardwalk/app-shell/app';
import type { LiveBoard } from '../live/live-board.ts';
import { actionMessages } from '../action-messages.ts';
import { findMessages } from '../find/messages.ts';
import { messages } from '../messages.ts';
import { headerMessages } from '../header-messages.ts';
import { messages as together } from '../together-messages.ts';
import { CommentsButton } from '../comments/CommentsButton.tsx';
import type { KeptView } from '../use-kept-view.ts';
import { slideMenuMessages } from '../slides/menu-messages.ts';
import { timerMessages } from '../timer/messages.ts';
import { voteMenuMessages } from '../votes/menu-messages.ts';
import { keyHint, keys } from '../shortcut-keys.ts';
import { usePublishClick } from '../use-publish-click.ts';

export interface MoreMenuProps {
  readonly live: LiveBoard;
  readonly file: BoardFileDetail;
  readonly view: KeptView;
  /** Whether the person here may bring everybody to where they are, and time the session. */
  readonly mayCall: boolean;
  readonly onShowShortcuts: () => void;
  readonly onShowCommands: () => void;
  readonly onShowExport: () => void;
  /** Picks a file for the board; null for those who may not change it. */
  readonly onImport: (() => void) | null;
  readonly onShowShare: () => void;
  readonly onShowVersions: () => void;
  readonly onFind: () => void;
  readonly onPresent: () => void;
}

/** The button of the comments, and everything else of the board that is not drawing: its link, publishing, templates, shortcuts, appearance. */
export function MoreMenu(props: MoreMenuProps) {
  const { live, file, onShowShortcuts, onShowCommands, onShowExport, onShowShare, onImport } = props;
  const intl = useIntl();
  const [theme, setTheme] = useTheme();
  const onPublish = usePublishClick(live);

  async function copyLink() {
    try {
      await copyText(new URL(outsidePaths.editor(file.file_key), location.origin).href);
      toast.success(intl.formatMessage(messages.linkCopied));
    } catch {
      toast.error(intl.formatMessage(messages.linkNotCopied));
    }
  }

  return (
    <>
      <CommentsButton fileKey={file.file_key} view={props.view} />
      <Menu trigger={<IconButton label={intl.formatMessage(messages.more)} icon={<Ellipsis />} />}>
        <MenuItem icon={<LinkIcon />} onSelect={() => void copyLink()}>
          {intl.formatMessage(headerMessages.copyLink)}
        </MenuItem>
        {onImport && (
          <MenuItem icon={<FileUp />} onSelect={onImport}>
            {intl.formatMessage(messages.importMenu)}
          </MenuItem>
        )}
        {file.may_share && (
          <MenuItem icon={<UserPlus />} onSelect={onShowShare}>
            {intl.formatMessage(together.share)}
          </MenuItem>
        )}
        {file.may_keep_versions && (
          <MenuItem icon={<History />} onSelect={props.onShowVersions}>
            {intl.formatMessage(together.versions)}
          </MenuItem>
        )}
        <MenuItem icon={<Download />} onSelect={onShowExport}>
          {intl.formatMessage(messages.exportMenu)}
        </MenuItem>
        {file.role === 'owner' && (
          <MenuLink
            icon={<Upload />}
            href={outsidePaths.publish(file.file_key)}
            target="_blank"
            onClick={onPublish}
          >
            {intl.formatMessage(headerMessages.publishMenu)}
          </MenuLink>
        )}
        {(file.is_public || file.auditStatus === ReviewStatus.PASS) && (
          <MenuLink icon={<Globe />} href={outsidePaths.communityFile(file.file_key)} target="_blank">
            {intl.formatMessage(headerMessages.showInCommunity)}
          </MenuLink>
        )}
        <MenuLink icon={<LayoutTemplate />} href={outsidePaths.community()} target="_blank">
          {intl.formatMessage(messages.browseTemplates)}
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<TextSearch />} {...keyHint(keys('mod', 'F'))} onSelect={props.onFind}>
          {intl.formatMessage(findMessages.find)}
        </MenuItem>
        <MenuItem icon={<Presentation />} onSelect={props.onPresent}>
          {intl.formatMessage(findMessages.present)}
        </MenuItem>
        {props.mayCall && (
          <MenuItem icon={<GalleryThumbnails />} onSelect={() => props.view.showPanel('slides')}>
            {intl.formatMessage(slideMenuMessages.menu)}
          </MenuItem>
        )}
        {props.mayCall && (
          <MenuItem icon={<Timer />} onSelect={() => props.view.showPanel('timer')}>
            {intl.formatMessage(timerMessages.menu)}
          </MenuItem>
        )}
        <MenuItem icon={<Vote />} onSelect={() => props.view.showPanel('votes')}>
          {intl.formatMessage(voteMenuMessages.menu)}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Search />} {...keyHint(keys('mod', 'K'))} onSelect={onShowCommands}>
          {intl.formatMessage(actionMessages.commands)}
        </MenuItem>
        <MenuItem icon={<Keyboard />} {...keyHint('?')} onSelect={onShowShortcuts}>
          {intl.formatMessage(messages.shortcuts)}
        </MenuItem>
        <MenuSeparator />
        <MenuRadioGroup
          label={intl.formatMessage(headerMessages.appearance)}
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: Theme.SYSTEM, label: intl.formatMessage(headerMessages.system) },
            { value: Theme.LIGHT, label: intl.formatMessage(headerMessages.light) },
            { value: Theme.DARK, label: intl.formatMessage(headerMessages.dark) },
          ]}
        />
      </Menu>
    </>
  );
}
