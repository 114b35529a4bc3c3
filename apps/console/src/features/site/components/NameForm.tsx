import type { SiteSettings } from '@boardwalk/api-client';
import { renameSite } from '@boardwalk/app-shell/start';
import { checkSiteName, SITE_NAME_MAX } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSetSiteNameMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useDraft } from '../use-draft.ts';
import { useSiteForm } from '../use-saving.ts';

/** Names the site. */
export function NameForm({ site }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const { values, isDirty, change, settle } = useDraft({ name: site.name });
  const { name } = values;
  const [set] = useSetSiteNameMutation();
  const form = useSiteForm({
    isDirty,
    violations: checkSiteName(name),
    shown: ['name'],
    save: async () => await set(name).unwrap(),
    onSaved: () => settle({ name }),
  });
  // The frame of this page stands already; all others get the name from the server.
  useEffect(() => renameSite(site.name), [site.name]);
  const isFixed = site.name_source === 'environment';
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        label={intl.formatMessage(messages.name)}
        description={intl.formatMessage(isFixed ? messages.fixed : messages.nameText)}
        required
        disabled={isFixed}
        value={name}
        onValueChange={(text) => form.touch() && change({ name: text })}
        error={
          form.violations.length > 0
            ? intl.formatMessage(messages.nameNeeded, { limit: SITE_NAME_MAX })
            : undefined
        }
      />
      {!isFixed && (
        <div>
          <Button type="submit" loading={form.isSending}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
    </form>
  );
}
