import type { Language } from '@boardwalk/domain';
import { useEffect, useState } from 'react';
import { createIntl, useIntl, type IntlShape } from 'react-intl';
import { loadTexts } from './load-texts.ts';

/**
 * The texts of another language: that of somebody the reader writes to.
 *
 * @returns undefined until they are there; those of the page when they do not load
 */
export function useIntlOf(language: Language): IntlShape | undefined {
  const own = useIntl();
  const [loaded, setLoaded] = useState<{ readonly of: Language; readonly intl: IntlShape | null }>();
  const isOwn = own.locale === language;
  useEffect(() => {
    if (isOwn) return undefined;
    let isCurrent = true;
    const take = (intl: IntlShape | null) => {
      if (isCurrent) setLoaded({ of: language, intl });
    };
    loadTexts(language).then(
      (messages) => take(createIntl({ locale: language, messages })),
      () => take(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, isOwn]);
  if (isOwn) return own;
  return loaded?.of === language ? (loaded.intl ?? own) : undefined;
}
