import type { Licence } from '@boardwalk/domain';
import { RadioGroup } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { LicenceLink } from '#shared/licences/LicenceLink.tsx';
import { LICENCE_NAMES, LICENCE_TEXTS } from '#shared/licences/messages.ts';
import { publishMessages } from '../messages.ts';
import styles from './FormFields.module.css';

export interface LicenceFieldProps {
  licence: Licence;
  /** Those that fee and source allow. */
  allowed: readonly Licence[];
  /** The work is made from another one, whose licence binds it. */
  isBound: boolean;
  onChange: (licence: Licence) => void;
  error: string | undefined;
}

/** Under which terms others use the work. */
export function LicenceField({ licence, allowed, isBound, onChange, error }: LicenceFieldProps) {
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      <RadioGroup<Licence>
        label={intl.formatMessage(publishMessages.licence)}
        description={isBound ? intl.formatMessage(publishMessages.licenceBound) : undefined}
        options={allowed.map((each) => ({
          value: each,
          label: intl.formatMessage(LICENCE_NAMES[each]),
          hint: intl.formatMessage(LICENCE_TEXTS[each]),
        }))}
        value={licence}
        onValueChange={onChange}
        error={error}
      />
      <p className={styles.note}>
        <LicenceLink licence={licence} />
      </p>
    </div>
  );
}
