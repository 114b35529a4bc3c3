import { outcomeOf, useCheckedForm } from '@boardwalk/app-shell/forms';
import { documentLanguage, LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import type { Currency, ManagedGoods } from '@boardwalk/api-client';
import {
  checkGoods,
  formatMoney,
  GOODS_LIMITS,
  GoodsKind,
  LANGUAGES,
  SMALLEST_PAYMENT,
  type GoodsField,
} from '@boardwalk/domain';
import {
  Badge,
  Button,
  confirmer,
  NumberField,
  PriceInput,
  RadioGroup,
  TextField,
  toast,
} from '@boardwalk/ui-kit';
import { useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { ContentForm } from '#shared/content/ContentForm.tsx';
import { contentMessages } from '#shared/content/messages.ts';
import { fieldsIn, NO_TEXTS, problemOf, textIn } from '#shared/content/texts.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { useCreateGoodsMutation, useRetireGoodsMutation, useUpdateGoodsMutation } from '../api.ts';
import { goodsMessages as messages } from '../messages.ts';
import styles from './GoodsForm.module.css';

/** Largest place in the list. */
const PLACE_MAX = 10_000;
const DEFAULT_DAYS = 30;

/** What is written of goods. */
type Draft = Pick<ManagedGoods, 'goods_id' | 'kind' | 'names' | 'days' | 'sort_order'> & {
  /** Thousandths of the currency; null while there is none. */
  readonly price: number | null;
};

const NEW_DRAFT: Draft = {
  goods_id: '',
  kind: GoodsKind.PLAN,
  names: NO_TEXTS,
  days: DEFAULT_DAYS,
  price: null,
  sort_order: 0,
};

export interface GoodsFormProps {
  /** The goods; undefined for new ones. */
  readonly goods: ManagedGoods | undefined;
  readonly currency: Currency;
  readonly back: string;
  readonly onCreated: (goodsId: string) => void;
}

/** Name in five languages, what it gives, what it costs, its place in the list, and whether it is sold. */
export function GoodsForm({ goods, currency, back, onCreated }: GoodsFormProps) {
  const intl = useIntl();
  const language = documentLanguage(document);
  // Over the goods as they are: what another admin has saved meanwhile stays.
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const draft: Draft = { ...(goods ?? NEW_DRAFT), ...changes };
  const [create] = useCreateGoodsMutation();
  const [update] = useUpdateGoodsMutation();
  const [retire, retired] = useRetireGoodsMutation();
  const isNew = goods === undefined;
  const isRetired = goods !== undefined && goods.retired_at !== null;
  const days = draft.kind === GoodsKind.PLAN ? draft.days : null;
  const limits = {
    least: formatMoney(GOODS_LIMITS.priceMin, language, currency),
    most: formatMoney(GOODS_LIMITS.priceMax, language, currency),
  };

  /** Answers with what it failed with. */
  const save = async (): Promise<unknown> => {
    // What has no price breaks a rule, and is not sent.
    const text = { names: draft.names, days, price: draft.price ?? 0, sort_order: draft.sort_order };
    if (isNew) {
      const { data, error } = await create({ goods_id: draft.goods_id, kind: draft.kind, ...text });
      if (data === undefined) return error;
      toast.success(intl.formatMessage(messages.added));
      onCreated(data.goods_id);
      return undefined;
    }
    const { error } = await update({ goodsId: goods.goods_id, goods: text });
    if (error !== undefined) return error;
    toast.success(intl.formatMessage(isRetired ? messages.soldAgain : contentMessages.saved));
    setChanges({});
    return undefined;
  };
  const form = useCheckedForm({
    violations: checkGoods({
      goodsId: draft.goods_id,
      kind: draft.kind,
      names: draft.names,
      days,
      price: draft.price ?? Number.NaN,
    }),
    shown: ['goods_id', ...fieldsIn('names'), 'price', 'days'],
    send: async () => outcomeOf(await save()),
  });
  const change = (part: Partial<Draft>) => form.touch() && setChanges((before) => ({ ...before, ...part }));
  const problem = (field: GoodsField, words: string) =>
    form.violations.some((each) => each.field === field) ? words : undefined;

  const takeOff = async ({ goods_id: id, names }: ManagedGoods) => {
    const outcome = await confirmer.confirm({
      title: intl.formatMessage(messages.retireTitle, { name: textIn(names, intl.locale) }),
      message: intl.formatMessage(messages.retireText),
      okLabel: intl.formatMessage(messages.retire),
      cancelLabel: intl.formatMessage(messages.cancel),
      critical: 'ok',
    });
    if (outcome !== 'ok') return;
    const { error } = await retire(id);
    if (error === undefined) toast.success(intl.formatMessage(messages.retireDone));
    else toast.error(failureText(intl, error));
  };

  return (
    <ContentForm
      title={isNew ? intl.formatMessage(messages.newGoods) : textIn(goods.names, intl.locale)}
      marks={
        isRetired && (
          <Badge>
            {intl.formatMessage(messages.retiredSince, {
              date: <FormattedDate value={goods.retired_at ?? ''} dateStyle="medium" />,
            })}
          </Badge>
        )
      }
      back={back}
      backLabel={intl.formatMessage(messages.back)}
      isOrdered={false}
      isNew={isNew}
      isDirty={isChanged(draft, goods ?? NEW_DRAFT)}
      form={form}
      saveLabel={isRetired ? intl.formatMessage(messages.sellAgain) : undefined}
      actions={
        !isNew &&
        !isRetired && (
          <Button loading={retired.isLoading} onClick={() => void takeOff(goods)}>
            {intl.formatMessage(messages.retire)}
          </Button>
        )
      }
    >
      {isNew && (
        <>
          <TextField
            label={intl.formatMessage(messages.id)}
            description={intl.formatMessage(messages.idText)}
            required
            autoCapitalize="none"
            spellCheck={false}
            value={draft.goods_id}
            onValueChange={(text) => change({ goods_id: text.trim() })}
            error={problem('goods_id', intl.formatMessage(messages.idWrong))}
          />
          <RadioGroup
            label={intl.formatMessage(messages.kind)}
            variant="segments"
            options={[
              { value: GoodsKind.PLAN, label: intl.formatMessage(messages.plan) },
              { value: GoodsKind.LIFETIME, label: intl.formatMessage(messages.lifetime) },
            ]}
            value={draft.kind}
            onValueChange={(kind) => change({ kind })}
          />
        </>
      )}
      <fieldset className={styles.names}>
        <legend className={styles.legend}>{intl.formatMessage(messages.names)}</legend>
        {LANGUAGES.map((each) => (
          <TextField
            key={each}
            label={<span lang={each}>{LANGUAGE_NAMES[each]}</span>}
            lang={each}
            required
            value={draft.names[each]}
            onValueChange={(text) => change({ names: { ...draft.names, [each]: text } })}
            error={problemOf(intl, form.violations, `names.${each}`)}
          />
        ))}
      </fieldset>
      <div className={styles.numbers}>
        <PriceInput
          label={intl.formatMessage(messages.price, { currency })}
          description={intl.formatMessage(messages.priceText)}
          required
          currency={currency}
          locale={language}
          min={GOODS_LIMITS.priceMin / SMALLEST_PAYMENT}
          max={GOODS_LIMITS.priceMax / SMALLEST_PAYMENT}
          value={draft.price === null ? null : draft.price / SMALLEST_PAYMENT}
          onValueChange={(hundredths) =>
            change({ price: hundredths === null ? null : hundredths * SMALLEST_PAYMENT })
          }
          words={{
            below: (least) => intl.formatMessage(messages.priceLeast, { least }),
            above: (most) => intl.formatMessage(messages.priceMost, { most }),
          }}
          error={problem('price', intl.formatMessage(messages.priceWrong, limits))}
        />
        {draft.kind === GoodsKind.PLAN && (
          <NumberField
            label={intl.formatMessage(messages.days)}
            description={intl.formatMessage(messages.daysText)}
            required
            min={GOODS_LIMITS.daysMin}
            value={draft.days}
            onValueChange={(value) => change({ days: value })}
            error={problem(
              'days',
              intl.formatMessage(messages.daysWrong, {
                min: GOODS_LIMITS.daysMin,
                max: GOODS_LIMITS.daysMax,
              }),
            )}
          />
        )}
        <NumberField
          label={intl.formatMessage(messages.place)}
          description={intl.formatMessage(messages.placeText)}
          min={0}
          max={PLACE_MAX}
          value={draft.sort_order}
          onValueChange={(value) => change({ sort_order: value ?? 0 })}
        />
      </div>
    </ContentForm>
  );
}

function isChanged(draft: Draft, before: Draft): boolean {
  return (
    draft.goods_id !== before.goods_id ||
    draft.kind !== before.kind ||
    draft.days !== before.days ||
    draft.price !== before.price ||
    draft.sort_order !== before.sort_order ||
    LANGUAGES.some((language) => draft.names[language] !== before.names[language])
  );
}
