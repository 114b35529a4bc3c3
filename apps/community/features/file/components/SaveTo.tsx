import { lazyPart } from '@boardwalk/app-shell/parts';
import { IconButton, Popover } from '@boardwalk/ui-kit';
import { FolderHeart } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { FileActions } from '#shared/files/file-actions.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useLoginAction } from '#shared/session/use-login-action.ts';
import { fileMessages } from '../messages.ts';
import { PopoverPart } from './PopoverPart.tsx';

const choices = lazyPart(() => import('./SaveToChoices.tsx'));

interface SaveToProps {
  fileKey: string;
  actions: FileActions;
}

/** In which of the viewer's collections the work is; asks to log in first. */
export function SaveTo({ fileKey, actions }: SaveToProps) {
  const intl = useIntl();
  const viewer = useSelector(selectViewer);
  const [isOpen, setOpen] = useState(false);
  const open = useLoginAction(() => setOpen(true));
  const label = intl.formatMessage(fileMessages.saveTo);
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={(wanted) => (wanted ? open() : setOpen(false))}
      trigger={<IconButton variant="outlined" label={label} icon={<FolderHeart />} />}
    >
      {viewer && (
        <PopoverPart
          part={choices}
          given={{ fileKey, actions }}
          loading={intl.formatMessage(fileMessages.collectionsLoading)}
          onLost={() => setOpen(false)}
        />
      )}
    </Popover>
  );
}
