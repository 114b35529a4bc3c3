import { FeeType, PUBLISH_LIMITS, typePrice } from '@boardwalk/domain';
import { Segmented, TextField } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import type { Draft } from '../draft.ts';
import { publishMessages } from '../messages.ts';
import styles from './FormFields.module.css';

export interface FeeFieldProps {
  feeType: Draft['feeType'];
  price: string;
  onChange: (part: Partial<Pick<Draft, 'feeType' | 'price'>>) => void;
  error: string | undefined;
  priceError: string | undefined;
}

/** Free, free for members, or paid at a price in whole yuan (spec §3, §5). */
export function FeeField({ feeType, price, onChange, error, priceError }: FeeFieldProps) {
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      <Segmented<Draft['feeType']>
        label={intl.formatMessage(publishMessages.fee)}
        options={[
          { value: FeeType.FREE, label: intl.formatMessage(publishMessages.free) },
          { value: FeeType.MEMBER_FREE, label: intl.formatMessage(publishMessages.memberFree) },
          { value: FeeType.NEED_PAY, label: intl.formatMessage(publishMessages.paid) },
        ]}
        value={feeType}
        onValueChange={(next) => onChange({ feeType: next })}
        error={error}
      />
      {feeType === FeeType.NEED_PAY && (
        <TextField
          className={styles.price ?? ''}
          label={intl.formatMessage(publishMessages.price)}
          description={intl.formatMessage(publishMessages.priceHint, {
            min: PUBLISH_LIMITS.priceMin,
            max: PUBLISH_LIMITS.priceMax,
          })}
          required
          inputMode="numeric"
          autoComplete="off"
          prefix="¥"
          value={price}
          onValueChange={(typed) => onChange({ price: typePrice(typed) })}
          error={priceError}
        />
      )}
    </div>
  );
}
