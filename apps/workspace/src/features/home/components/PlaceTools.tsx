import { Select } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { FILE_ORDERS, paths } from '#shared/paths.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import { NameFilter } from './NameFilter.tsx';
import { ViewSwitch, type ViewSwitchProps } from './ViewSwitch.tsx';

const ORDERS = { updated: messages.byChange, created: messages.byAge, name: messages.byName };

/** How the boards of the open place are shown: filtered by name, in an order, as pictures or lines. */
export default function PlaceTools({ place, ...view }: ViewSwitchProps & { readonly place: OpenPlace }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const goTo = (next: OpenPlace) =>
    void navigate(paths.home(next), { replace: true, preventScrollReset: true });
  return (
    <>
      <NameFilter
        key={`${place.projectId} ${place.folderId}`}
        label={intl.formatMessage(messages.filter)}
        name={place.name}
        onNameChange={(name) => goTo({ ...place, name })}
      />
      <Select
        compact
        hideLabel
        label={intl.formatMessage(messages.order)}
        value={place.order}
        options={FILE_ORDERS.map((value) => ({ value, label: intl.formatMessage(ORDERS[value]) }))}
        onValueChange={(order) => goTo({ ...place, order })}
      />
      <ViewSwitch {...view} />
    </>
  );
}
