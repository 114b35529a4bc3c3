import { lazyPart } from '@boardwalk/app-shell/parts';
import type { CommunityFile } from '@boardwalk/api-client';
import { IconButton, Popover } from '@boardwalk/ui-kit';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fileMessages } from '../messages.ts';
import { PopoverPart } from './PopoverPart.tsx';

const ways = lazyPart(() => import('./ShareWays.tsx'));

/** Opens the ways to pass a work on. */
export function Share({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = intl.formatMessage(fileMessages.share);
  return (
    <Popover
      align="end"
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton variant="outlined" label={label} icon={<Share2 />} />}
    >
      <PopoverPart
        part={ways}
        given={{ file }}
        loading={intl.formatMessage(fileMessages.loading)}
        onLost={() => setOpen(false)}
      />
    </Popover>
  );
}
