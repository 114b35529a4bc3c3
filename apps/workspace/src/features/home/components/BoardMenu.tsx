import { ReviewStatus } from '@boardwalk/domain';
import { IconButton, Menu, MenuItem, MenuLink, MenuSeparator } from '@boardwalk/ui-kit';
import {
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  FolderInput,
  Globe,
  Pencil,
  Share2,
  Trash2,
  Upload,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { messages as actions } from '../action-messages.ts';
import type { ListedBoard } from '../listed-board.ts';
import { messages } from '../messages.ts';

export interface BoardMenuProps {
  readonly board: ListedBoard;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onMove: () => void;
  readonly onShare: () => void;
  readonly onTrash: () => void;
}

/** What one can do with a board of a list, no more than one may. */
export function BoardMenu({ board, onRename, onDuplicate, onMove, onShare, onTrash }: BoardMenuProps) {
  const intl = useIntl();
  const { key, rights, status } = board;
  const isPublic = status === ReviewStatus.PASS;
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={intl.formatMessage(actions.actions, { name: board.name })}
          icon={<Ellipsis />}
          tooltip={false}
        />
      }
    >
      <MenuLink icon={<ExternalLink />} href={outsidePaths.editor(key)} target="_blank">
        {intl.formatMessage(messages.openInNewTab)}
      </MenuLink>
      <MenuLink icon={<Download />} href={outsidePaths.export(key)} target="_blank">
        {intl.formatMessage(messages.export)}
      </MenuLink>
      {rights.edit && (
        <>
          <MenuItem icon={<Pencil />} onSelect={onRename}>
            {intl.formatMessage(messages.rename)}
          </MenuItem>
          <MenuItem icon={<Copy />} onSelect={onDuplicate}>
            {intl.formatMessage(actions.duplicate)}
          </MenuItem>
          <MenuItem icon={<FolderInput />} onSelect={onMove}>
            {intl.formatMessage(actions.move)}
          </MenuItem>
        </>
      )}
      {rights.share && (
        <MenuItem icon={<Share2 />} onSelect={onShare}>
          {intl.formatMessage(messages.share)}
        </MenuItem>
      )}
      {(isPublic || rights.publish) && <MenuSeparator />}
      {isPublic && (
        <MenuLink icon={<Globe />} href={outsidePaths.communityFile(key)} target="_blank">
          {intl.formatMessage(messages.showInCommunity)}
        </MenuLink>
      )}
      {rights.publish && (
        <MenuLink icon={<Upload />} href={outsidePaths.publish(key)} target="_blank">
          {intl.formatMessage(messages.publish)}
        </MenuLink>
      )}
      {rights.trash && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="critical" onSelect={onTrash}>
            {intl.formatMessage(messages.trash)}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
