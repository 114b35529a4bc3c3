import type { CommunityFile } from '@boardwalk/api-client';
import { Button, Popover } from '@boardwalk/ui-kit';
import { Scale } from 'lucide-react';
import { useIntl } from 'react-intl';
import { LicenceLink } from '#shared/licences/LicenceLink.tsx';
import { LICENCE_NAMES, LICENCE_TEXTS } from '#shared/licences/messages.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';

/** The licence of the work; a press says what it allows. */
export function LicenceNote({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const name = intl.formatMessage(LICENCE_NAMES[file.licence]);
  return (
    <Popover
      align="center"
      label={intl.formatMessage(fileMessages.licence, { name })}
      trigger={
        <Button className={styles.licence ?? ''} size="small" variant="quiet" icon={<Scale />}>
          {intl.formatMessage(fileMessages.licence, { name })}
        </Button>
      }
    >
      <div className={styles.terms}>
        <p>{intl.formatMessage(LICENCE_TEXTS[file.licence])}</p>
        <LicenceLink licence={file.licence} />
      </div>
    </Popover>
  );
}
