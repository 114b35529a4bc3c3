import { ChipLink, ChipRail } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import type { Tag } from '#shared/api/wire.ts';
import { homeMessages } from '../messages.ts';

export interface TagRailProps {
  label: string;
  tags: readonly Pick<Tag, 'id' | 'name'>[];
  chosen: number | null;
  /** Address with another tag chosen, or none. */
  addressOf: (tag: number | null) => string;
  /** The second, smaller row. */
  isChild?: boolean;
}

/** Tags in one row that scrolls sideways where it must; each is a link, the chosen one is marked. */
export function TagRail({ label, tags, chosen, addressOf, isChild = false }: TagRailProps) {
  const intl = useIntl();
  const entries = [{ id: null, name: intl.formatMessage(homeMessages.all) }, ...tags];
  return (
    <ChipRail label={label}>
      {entries.map(({ id, name }) => (
        <ChipLink
          key={id ?? 'all'}
          size={isChild ? 'small' : 'medium'}
          selected={id === chosen}
          href={addressOf(id)}
          render={<Link to={addressOf(id)} preventScrollReset />}
        >
          {name}
        </ChipLink>
      ))}
    </ChipRail>
  );
}
