import { Button, Popover } from '@boardwalk/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { searchMessages } from '../messages.ts';
import type { CreatorGroup } from '../use-filter-groups.ts';
import styles from '../SearchPage.module.css';
import { LazyCreatorPicker } from './LazyCreatorPicker.tsx';

interface CreatorFilterProps {
  creator: CreatorGroup;
  /** Address with another creator chosen, or none. */
  addressOf: (userId: string | null) => string;
}

/** The filter by creator: a button that says whose works are shown, and opens a field that finds all creators by name. */
export function CreatorFilter({ creator, addressOf }: CreatorFilterProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { chosen, found } = creator;
  const label = intl.formatMessage(searchMessages.creator);
  return (
    <Popover
      label={label}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      className={styles.picker ?? ''}
      trigger={
        <Button size="small" variant={chosen ? 'secondary' : 'quiet'} iconEnd={<ChevronDown />}>
          {chosen?.name === undefined ? label : `${label}: ${chosen.name}`}
        </Button>
      }
    >
      <LazyCreatorPicker
        found={found}
        chosen={chosen}
        isAlone
        onChoose={(userId) => {
          setOpen(false);
          void navigate(addressOf(userId), { preventScrollReset: true });
        }}
        onLost={() => setOpen(false)}
      />
    </Popover>
  );
}
