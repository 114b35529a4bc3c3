import type { FieldViolation, Language } from '@boardwalk/domain';
import { TextField } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { problemOf } from '#shared/content/texts.ts';
import type { BannerValues } from '../banner-values.ts';
import { bannerMessages as messages } from '../messages.ts';

const FIELDS = ['titles', 'subtitles', 'image_alts', 'links'] as const;

/** What a banner says in one language, and where it leads its readers if elsewhere. */
export function BannerTexts({
  language,
  values,
  violations,
  hasPicture,
  onChange,
}: {
  readonly language: Language;
  readonly values: BannerValues;
  readonly violations: readonly FieldViolation[];
  /** Without a picture there is nothing to describe. */
  readonly hasPicture: boolean;
  readonly onChange: (values: Partial<BannerValues>) => void;
}) {
  const intl = useIntl();
  const words = {
    titles: { label: messages.name, description: undefined },
    subtitles: { label: messages.subtitle, description: undefined },
    image_alts: { label: messages.alt, description: messages.altText },
    links: { label: messages.linkHere, description: messages.linkHereText },
  } as const;
  return FIELDS.filter((field) => hasPicture || field !== 'image_alts').map((field) => {
    const { label, description } = words[field];
    return (
      <TextField
        key={field}
        label={intl.formatMessage(label)}
        description={description && intl.formatMessage(description)}
        {...(field === 'links' ? {} : { lang: language })}
        required={field === 'titles'}
        value={values[field][language]}
        onValueChange={(text) => onChange({ [field]: { ...values[field], [language]: text } })}
        error={
          field === 'links' && values.links[language].trim() === ''
            ? undefined
            : problemOf(intl, violations, `${field}.${language}`)
        }
      />
    );
  });
}
