import { FeeType, formatMoney, TagType } from '@boardwalk/domain';
import { Badge, Image, type BadgeProps } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import type { CoverImage } from '#shared/api/wire.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import type { Earlier } from '../draft.ts';
import { publishMessages } from '../messages.ts';
import styles from './WorkSummary.module.css';

export interface WorkSummaryProps {
  work: Earlier & { cover_image: CoverImage };
  status: { tone: NonNullable<BadgeProps['tone']>; label: string };
  /** What there is to say about its publication. */
  lines: readonly string[];
}

/** A work that was handed in, at a glance. */
export function WorkSummary({ work, status, lines }: WorkSummaryProps) {
  const intl = useIntl();
  const { language } = usePageSettings();
  const { cover_image: cover } = work;
  const price =
    work.fee_type === FeeType.NEED_PAY
      ? formatMoney(work.unit_price, language)
      : intl.formatMessage(
          work.fee_type === FeeType.MEMBER_FREE ? publishMessages.memberFree : publishMessages.free,
        );
  const tags = work.tag_list.filter(({ ttype }) => ttype === TagType.CUSTOM).map(({ name }) => name);
  return (
    <>
      <Image
        className={styles.cover}
        src={work.cover}
        alt=""
        sources={cover.sources}
        sizes="(max-width: 639px) 100vw, 280px"
        placeholder={cover.placeholder}
        priority
      />
      <div className={styles.words}>
        <p className={styles.marks}>
          <Badge tone={status.tone}>{status.label}</Badge>
          <Badge>{price}</Badge>
        </p>
        <h3 className={styles.name}>{work.name}</h3>
        <p className={styles.lines}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map((tag) => (
              <span key={tag}>#{tag}</span>
            ))}
          </p>
        )}
      </div>
    </>
  );
}
