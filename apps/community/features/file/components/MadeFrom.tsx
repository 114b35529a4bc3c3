import type { CommunityFile } from '@boardwalk/api-client';
import { Link } from '@boardwalk/ui-kit';
import { GitFork } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from '#shared/links/Link.tsx';
import { LICENCE_NAMES } from '#shared/licences/messages.ts';
import { paths } from '#shared/paths.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';

/** What the work was made from, and under which licence: this names the creator of the source. */
export function MadeFrom({ origin }: { origin: CommunityFile['made_from'] }) {
  const intl = useIntl();
  if (origin === undefined) return null;
  const { file_key: fileKey, name, owner } = origin;
  const licence = intl.formatMessage(LICENCE_NAMES[origin.licence]);
  return (
    <p className={styles.origin}>
      <GitFork aria-hidden />
      <span>
        {fileKey === undefined || name === undefined || owner === undefined
          ? intl.formatMessage(fileMessages.madeFromGone, { licence })
          : intl.formatMessage(fileMessages.madeFrom, {
              licence,
              owner: owner.nick_name,
              work: <Link render={<RouterLink to={paths.file(fileKey)} />}>{name}</Link>,
            })}
      </span>
    </p>
  );
}
