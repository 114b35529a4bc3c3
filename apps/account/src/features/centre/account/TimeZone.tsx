import { Combobox, type ComboboxOption } from '@boardwalk/ui-kit';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useChoices } from '#shared/failures/use-choices.ts';
import { useCentre } from '../centre-context.ts';
import { centreFailureText } from '../failure-text.ts';
import { languageMessages } from './language-messages.ts';
import styles from './MailChoices.module.css';

/** The choice that stands for the zone of the device. */
const DEVICE = 'device';

/** In which time zone times are shown: found by typing the name of a place or of the zone; counts at once. */
export function TimeZone() {
  const intl = useIntl();
  const { client, user, setUser } = useCentre();
  const options = useMemo(() => zonesOf(intl, user.time_zone), [intl, user.time_zone]);
  const save = useChoices(async (name: 'time_zone', zone: string | null) =>
    setUser(await client.call('updateTimeZone', { body: { [name]: zone } })),
  );
  const value = options.find((option) => option.value === (user.time_zone ?? DEVICE)) ?? null;
  return (
    <>
      <Combobox
        // The field reads the name of what is chosen when it begins.
        key={value?.label}
        className={styles.select}
        label={intl.formatMessage(languageMessages.zone)}
        description={intl.formatMessage(languageMessages.zoneHint)}
        words={{
          open: intl.formatMessage(languageMessages.zoneOpen),
          empty: intl.formatMessage(languageMessages.zoneNone),
        }}
        options={options}
        value={value}
        onValueChange={(option) => {
          if (option === null) return;
          save.choose('time_zone', option.value === DEVICE ? null : option.value);
        }}
      />
      {save.failure !== null && <Notice tone="critical">{centreFailureText(intl, save.failure)}</Notice>}
    </>
  );
}

/** All zones of this browser by the name of their place and what people call them, and the one chosen on another. */
function zonesOf(intl: IntlShape, chosen: string | null): readonly ComboboxOption[] {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = Intl.supportedValuesOf('timeZone');
  const names = [...new Set(['UTC', ...known, ...(chosen === null ? [] : [chosen])])];
  return [
    { value: DEVICE, label: intl.formatMessage(languageMessages.asDevice, { zone: device }) },
    ...names.map((zone) => ({ value: zone, label: labelOf(zone, intl.locale) })),
  ];
}

function labelOf(zone: string, locale: string): string {
  const place = zone.replaceAll('_', ' ');
  try {
    const parts = new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      timeZoneName: 'longGeneric',
    }).formatToParts();
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
    return name === undefined ? place : `${place} – ${name}`;
  } catch {
    // This browser does not know it.
    return place;
  }
}
