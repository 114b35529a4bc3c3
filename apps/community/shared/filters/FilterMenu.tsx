import { Button, Menu, MenuRadioGroup } from '@boardwalk/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { homeMessages } from '../messages.ts';

export interface FilterMenuProps {
  label: string;
  options: readonly { readonly id: number; readonly name: string }[];
  chosen: number | null;
  /** Address with another option chosen, or none. */
  addressOf: (option: number | null) => string;
  /** What "none" is called. */
  allLabel?: string;
}

const NONE = 'none';

/** One filter as a button that tells what is chosen and opens the choices. Nothing shows without choices. */
export function FilterMenu({ label, options, chosen, addressOf, allLabel }: FilterMenuProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  if (options.length === 0) return null;
  const none = allLabel ?? intl.formatMessage(homeMessages.all);
  const current = options.find(({ id }) => id === chosen);
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" variant={current ? 'secondary' : 'quiet'} iconEnd={<ChevronDown />}>
          {current || allLabel !== undefined ? `${label}: ${current?.name ?? none}` : label}
        </Button>
      }
    >
      <MenuRadioGroup
        label={label}
        value={current ? String(current.id) : NONE}
        onValueChange={(value) =>
          void navigate(addressOf(value === NONE ? null : Number(value)), { preventScrollReset: true })
        }
        options={[
          { value: NONE, label: none },
          ...options.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Menu>
  );
}
