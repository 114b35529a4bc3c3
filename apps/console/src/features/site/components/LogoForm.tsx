import type { SiteSettings } from '@boardwalk/api-client';
import { changeSiteLogo } from '@boardwalk/app-shell/start';
import { AVATAR_LIMITS } from '@boardwalk/domain';
import { ImageUpload } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useRemoveSiteLogoMutation, useSetSiteLogoMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useSaid } from '../use-saving.ts';

/** The logo of the site: chosen, cropped to a square, replaced and taken away. A change holds at once. */
export function LogoForm({ site: { logo } }: { readonly site: SiteSettings }) {
  // The frame of this page stands already; all others get the logo from the server.
  useEffect(() => changeSiteLogo(logo), [logo]);
  return (
    <div className={styles.logos}>
      <LogoField shade="light" src={logo?.light ?? null} />
      {logo !== null && <LogoField shade="dark" src={logo.dark} />}
    </div>
  );
}

function LogoField({ shade, src }: { readonly shade: 'light' | 'dark'; readonly src: string | null }) {
  const intl = useIntl();
  const say = useSaid();
  const [set, { isLoading: isSending }] = useSetSiteLogoMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveSiteLogoMutation();
  const words = (word: keyof typeof messages) => intl.formatMessage(messages[word]);
  const label = words(shade === 'light' ? 'logo' : 'darkLogo');
  const change = async (file: File | undefined) =>
    say(file === undefined ? await remove(shade) : await set({ shade, file }));
  return (
    <ImageUpload
      label={label}
      hint={words(shade === 'light' ? 'logoText' : 'darkLogoText')}
      images={src === null ? [] : [{ id: src, alt: label, src }]}
      ratio="square"
      cropRatio={1}
      limits={{ maxBytes: AVATAR_LIMITS.maxBytes }}
      busyLabel={isSending || isRemoving ? words('logoSending') : undefined}
      words={{
        pick: words('logoPick'),
        replace: words('logoReplace'),
        remove: () => words('logoRemove'),
        refused: (reason) => words(reason === 'bytes' ? 'logoTooBig' : 'logoWrongKind'),
        crop: {
          area: words('cropArea'),
          zoom: words('cropZoom'),
          across: words('cropAcross'),
          down: words('cropDown'),
          apply: words('cropApply'),
          cancel: words('cancel'),
        },
      }}
      onImagesChange={([image]) => void change(image?.file)}
    />
  );
}
