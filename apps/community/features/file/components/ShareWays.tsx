import { IconButton, TextArea, TextField } from '@boardwalk/ui-kit';
import type { CommunityFile } from '@boardwalk/api-client';
import { Copy } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useCopyText } from '#shared/clipboard/use-copy-text.ts';
import { BASENAME, paths } from '#shared/paths.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';

export interface ShareWaysProps {
  file: CommunityFile;
}

/** The ways to pass a work on: its link, the code that puts its board into another page, and its id. */
export default function ShareWays({ file }: ShareWaysProps) {
  const intl = useIntl();
  const { publicUrl } = usePageSettings();
  const copy = useCopyText();
  const absolute = (path: string) => new URL(BASENAME + path.slice(1), publicUrl).href;
  const link = absolute(paths.file(file.file_key));
  const frame = embedCode(absolute(paths.embed(file.file_key)), file.name);
  const field = (label: string, value: string, action: string, input: 'line' | 'lines') => (
    <div className={styles.shareRow}>
      {input === 'line' ? (
        <TextField label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
      ) : (
        <TextArea
          label={label}
          value={value}
          rows={3}
          readOnly
          onValueChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      )}
      <IconButton variant="outlined" label={action} icon={<Copy />} onClick={() => void copy(value)} />
    </div>
  );
  return (
    <div className={styles.share}>
      {field(intl.formatMessage(fileMessages.link), link, intl.formatMessage(fileMessages.copyLink), 'line')}
      {field(
        intl.formatMessage(fileMessages.embed),
        frame,
        intl.formatMessage(fileMessages.copyEmbed),
        'lines',
      )}
      {field(
        intl.formatMessage(fileMessages.id),
        file.file_key,
        intl.formatMessage(fileMessages.copyId),
        'line',
      )}
    </div>
  );
}

/** HTML of a frame with the board; the name is text in an attribute, whatever it contains. */
function embedCode(src: string, name: string): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${src}" title="${title}" width="800" height="500" style="border:0;width:100%;height:auto;aspect-ratio:8/5" loading="lazy" allowfullscreen></iframe>`;
}
