import { Button, Menu, MenuRadioGroup } from '@boardwalk/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';

/** One of the choices of a filter. */
export interface FilterOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Language of the label, when it is not the page's. */
  readonly lang?: string;
  /** At the end of the option: how much there is of it. */
  readonly hint?: string;
}

export interface FilterMenuProps<Value extends string | number> {
  label: string;
  options: readonly FilterOption<Value>[];
  chosen: Value | null;
  /** Address with another option chosen, or none. */
  addressOf: (option: Value | null) => string;
  /** What "none" is called. */
  noneLabel: string;
  /** "None" is a choice like others, such as an order, and the button shows it. */
  showsNone?: boolean;
}

const NONE = 'none';

/** One filter as a button that shows what is chosen and opens the choices. Nothing shows without choices. */
export function FilterMenu<Value extends string | number>({
  label,
  options,
  chosen,
  addressOf,
  noneLabel,
  showsNone = false,
}: FilterMenuProps<Value>) {
  const navigate = useNavigate();
  if (options.length === 0) return null;
  const current = options.find(({ value }) => value === chosen);
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" variant={current ? 'secondary' : 'quiet'} iconEnd={<ChevronDown />}>
          {current || showsNone ? `${label}: ${current?.label ?? noneLabel}` : label}
        </Button>
      }
    >
      <MenuRadioGroup
        label={label}
        value={current ? String(current.value) : NONE}
        onValueChange={(text) => {
          const option = options.find(({ value }) => String(value) === text);
          void navigate(addressOf(option?.value ?? null), { preventScrollReset: true });
        }}
        options={[
          { value: NONE, label: noneLabel },
          ...options.map((option) => ({ ...option, value: String(option.value) })),
        ]}
      />
    </Menu>
  );
}
