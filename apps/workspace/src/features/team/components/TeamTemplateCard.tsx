import { newIdempotencyKey, type TeamTemplate } from '@boardwalk/api-client';
import { Button, Image } from '@boardwalk/ui-kit';
import { EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useTellFailure } from '#shared/limits/TellFailures.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useCopyTemplateMutation } from '../api.ts';
import { templateMessages } from '../template-messages.ts';
import styles from './TeamTemplateCard.module.css';

export interface TeamTemplateCardProps {
  readonly template: TeamTemplate;
  /** The team that gets the copy; null for the reader. */
  readonly teamId: string | null;
  /** The template could not be copied: it may be withdrawn, or given back, since the list was asked for. */
  readonly onRefused: () => void;
}

/** A template of the team: the cover and the name lead to its page, the button makes a copy and opens it. */
export function TeamTemplateCard({ template, teamId, onRefused }: TeamTemplateCardProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const [copyTemplate, { isLoading }] = useCopyTemplateMutation();
  const wish = useRef<string>(undefined);
  const { file_key: fileKey, name, cover_image: cover, creator, is_published: isPublished } = template;

  async function use() {
    wish.current ??= newIdempotencyKey();
    const { data, error } = await copyTemplate({ fileKey, teamId, idempotencyKey: wish.current });
    if (error === undefined) {
      wish.current = undefined;
      await navigate(paths.editor(data.file_key));
      return;
    }
    tellFailure(error);
    onRefused();
  }

  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        {isPublished && cover !== null ? (
          <Image src={cover.url} sources={cover.sources} placeholder={cover.placeholder} alt="" />
        ) : (
          <p className={styles.gone}>
            <EyeOff aria-hidden />
            {intl.formatMessage(templateMessages.unpublished)}
          </p>
        )}
      </div>
      <h3 className={styles.name} title={name}>
        {isPublished ? (
          <a href={outsidePaths.communityFile(fileKey)} className={styles.link}>
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p className={styles.detail}>
        {intl.formatMessage(templateMessages.creator, { name: creator.nick_name })}
      </p>
      {isPublished ? (
        <Button
          size="small"
          className={styles.use ?? ''}
          loading={isLoading}
          aria-label={intl.formatMessage(templateMessages.named, { name })}
          onClick={() => void use()}
        >
          {intl.formatMessage(templateMessages.use)}
        </Button>
      ) : (
        <p className={styles.detail}>{intl.formatMessage(templateMessages.copiesStay)}</p>
      )}
    </article>
  );
}
