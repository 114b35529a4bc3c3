import type { ManagedBanner } from '@boardwalk/api-client';
import { Select, TextField } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { ContentForm } from '#shared/content/ContentForm.tsx';
import type { EntryFormPlace } from '#shared/content/EntriesPage.tsx';
import { LanguageTabs } from '#shared/content/LanguageTabs.tsx';
import { PictureField } from '#shared/content/PictureField.tsx';
import { ScheduleFields } from '#shared/content/ScheduleFields.tsx';
import { StateBadge } from '#shared/content/StateBadge.tsx';
import { faultyLanguages, problemOf, textIn } from '#shared/content/texts.ts';
import { bannerMessages as messages } from '../messages.ts';
import { BANNER_THEMES, THEME_WORDS } from '../themes.ts';
import { useBannerForm } from '../use-banner-form.ts';
import { BannerPreview } from './BannerPreview.tsx';
import { BannerTexts } from './BannerTexts.tsx';

/** Texts in five languages with a preview, the picture, where the banner leads and when it is shown. */
export function BannerForm({ entry: banner, onCreated, ...place }: EntryFormPlace<ManagedBanner>) {
  const intl = useIntl();
  const { form, values, set, saved, picture, choosePicture, isDirty } = useBannerForm(banner, onCreated);
  const { violations, language } = form;
  return (
    <ContentForm
      {...place}
      title={
        banner === undefined ? intl.formatMessage(messages.newBanner) : textIn(saved.titles, intl.locale)
      }
      marks={banner !== undefined && <StateBadge schedule={saved} />}
      backLabel={intl.formatMessage(messages.back)}
      isNew={banner === undefined}
      isDirty={isDirty}
      form={form}
    >
      <BannerPreview values={values} language={language} stored={banner?.image ?? null} picture={picture} />
      <LanguageTabs
        language={language}
        onLanguageChange={form.setLanguage}
        faulty={faultyLanguages(violations)}
      >
        {(each) => (
          <BannerTexts
            language={each}
            values={values}
            violations={violations}
            hasPicture={picture === 'kept' ? banner?.image != null : picture !== 'none'}
            onChange={set}
          />
        )}
      </LanguageTabs>
      <PictureField
        label={intl.formatMessage(messages.picture)}
        stored={banner?.image ?? null}
        choice={picture}
        onChange={choosePicture}
      />
      <Select
        label={intl.formatMessage(messages.theme)}
        value={values.theme}
        options={BANNER_THEMES.map((value) => ({ value, label: intl.formatMessage(THEME_WORDS[value]) }))}
        onValueChange={(theme) => set({ theme })}
      />
      <TextField
        label={intl.formatMessage(messages.link)}
        required
        value={values.link}
        onValueChange={(link) => set({ link })}
        error={problemOf(intl, violations, 'link')}
      />
      <Select
        label={intl.formatMessage(messages.place)}
        value={values.effect}
        options={[
          { value: 1, label: intl.formatMessage(messages.home) },
          { value: 2, label: intl.formatMessage(messages.topics) },
        ]}
        onValueChange={(effect) => set({ effect: effect === 2 ? 2 : 1 })}
      />
      <ScheduleFields value={values} onChange={set} />
    </ContentForm>
  );
}
