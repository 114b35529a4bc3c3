import { activeSearchFilters, NO_SEARCH_FILTERS } from '@boardwalk/domain';
import { Button, Dialog, Select } from '@boardwalk/ui-kit';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { searchMessages } from '../messages.ts';
import { searchAddress, type Search } from '../search-address.ts';
import styles from '../SearchPage.module.css';
import type { SearchFacets } from '../facet-hints.ts';
import { useFilterGroups, type FoundChoices } from '../use-filter-groups.ts';
import { LazyCreatorPicker } from './LazyCreatorPicker.tsx';

interface FilterSheetProps {
  search: Search;
  found: FoundChoices;
  facets: SearchFacets | undefined;
}

/** The filters of a phone: a button that counts them, and a sheet in which several are chosen before one looks again. */
export function FilterSheet({ search, found, facets }: FilterSheetProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [filters, setFilters] = useState(search.filters);
  const { groups, creator } = useFilterGroups(
    filters,
    found,
    // The numbers are those of the filters that are applied.
    filters === search.filters ? facets : undefined,
  );
  return (
    <>
      <Button
        size="small"
        icon={<SlidersHorizontal />}
        onClick={() => {
          setFilters(search.filters);
          setOpen(true);
        }}
      >
        {intl.formatMessage(searchMessages.openFilters, {
          count: activeSearchFilters(search.filters).length,
        })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={intl.formatMessage(searchMessages.filters)}
        closeLabel={intl.formatMessage(searchMessages.closeFilters)}
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => setFilters({ ...NO_SEARCH_FILTERS, order: filters.order })}
            >
              {intl.formatMessage(searchMessages.clear)}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                setOpen(false);
                void navigate(searchAddress({ ...search, filters }), { preventScrollReset: true });
              }}
            >
              {intl.formatMessage(searchMessages.showResults)}
            </Button>
          </>
        }
      >
        <div className={styles.choices}>
          {groups
            .filter(({ options }) => options.length > 0)
            .map(({ name, label, options, chosen, choose }) => (
              <Select
                key={name}
                label={label}
                options={[
                  { value: '', label: intl.formatMessage(searchMessages.any) },
                  ...options.map(({ hint, ...option }) => ({
                    ...option,
                    label: hint === undefined ? option.label : `${option.label} (${hint})`,
                  })),
                ]}
                value={chosen ?? ''}
                onValueChange={(option) => setFilters(choose(option === '' ? null : option))}
              />
            ))}
          <LazyCreatorPicker
            found={creator.found}
            chosen={creator.chosen}
            onChoose={(userId) => setFilters(creator.choose(userId))}
            onLost={() => setOpen(false)}
          />
        </div>
      </Dialog>
    </>
  );
}
