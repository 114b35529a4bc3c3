import { Button, Image } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { isNotFound } from '#shared/api/failure.ts';
import { useFileActions } from '#shared/files/use-file-actions.ts';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { useGetFileFullQuery } from './api.ts';
import styles from './FilePage.module.css';
import { fileMessages } from './messages.ts';

/** One template. */
export function FilePage({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const { data: file, error } = useGetFileFullQuery(fileKey);
  const { copy, isCopying } = useFileActions(fileKey);
  if (isNotFound(error)) return <MissingFile />;
  if (!file) return null;
  return (
    <article className={styles.root}>
      <PageMeta
        title={file.name}
        description={file.description}
        path={paths.file(fileKey)}
        image={file.cover_image}
      />
      <Image src={file.cover} alt="" priority sources={file.cover_image.sources} sizes="min(100vw, 1080px)" />
      <h1 lang={file.language}>{file.name}</h1>
      <p lang={file.language}>{file.description}</p>
      <div>
        <Button variant="primary" size="large" loading={isCopying} onClick={copy}>
          {intl.formatMessage(fileMessages.use)}
        </Button>
      </div>
    </article>
  );
}

/** What shows for a key that leads to no template. */
export function MissingFile() {
  const intl = useIntl();
  return (
    <>
      <title>{intl.formatMessage(fileMessages.missingTitle)}</title>
      <meta name="robots" content="noindex" />
      <Notice
        level={1}
        title={intl.formatMessage(fileMessages.missingTitle)}
        text={intl.formatMessage(fileMessages.missingText)}
      >
        <ButtonLink variant="primary" to={paths.home()}>
          {intl.formatMessage(fileMessages.explore)}
        </ButtonLink>
      </Notice>
    </>
  );
}
