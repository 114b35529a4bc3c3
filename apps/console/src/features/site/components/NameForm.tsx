import type { SiteSettings } from '@boardwalk/api-client';
import { renameSite } from '@boardwalk/app-shell/start';
import { checkSiteName, SITE_NAME_MAX } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSetSiteNameMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useDraft } from '../use-draft.ts';
import { useSaid } from '../use-saving.ts';

/** Names the site. */
export function NameForm({ site }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const say = useSaid();
  const { values, change, settle } = useDraft({ name: site.name });
  const { name } = values;
  const [isTried, setTried] = useState(false);
  const [set, { isLoading }] = useSetSiteNameMutation();
  // The frame of this page stands already; all others get the name from the server.
  useEffect(() => renameSite(site.name), [site.name]);
  const isFixed = site.name_source === 'environment';
  const isWrong = checkSiteName(name).length > 0;
  const save = async () => {
    setTried(true);
    if (isWrong || isLoading) return;
    const answer = await set(name);
    if (answer.error === undefined) settle({ name });
    say(answer);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={intl.formatMessage(messages.name)}
        description={intl.formatMessage(isFixed ? messages.fixed : messages.nameText)}
        required
        disabled={isFixed}
        value={name}
        onValueChange={(text) => change({ name: text })}
        error={
          isTried && isWrong ? intl.formatMessage(messages.nameNeeded, { limit: SITE_NAME_MAX }) : undefined
        }
      />
      {!isFixed && (
        <div>
          <Button type="submit" loading={isLoading}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
    </form>
  );
}
