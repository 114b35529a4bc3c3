import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './TemplateCard.module.css';

/** A number of something, such as likes. */
export interface TemplateStat {
  icon: ReactNode;
  /** Formatted for the language. */
  value: ReactNode;
  /** Spoken in place of icon and number, such as "12 likes". */
  label: string;
}

export interface TemplateCreator {
  name: ReactNode;
  avatar: ReactNode;
  href?: string;
  /** A router's link, when it is not a plain `<a>`. */
  render?: ReactElement;
}

export interface TemplateCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  title: string;
  /** The title as it is shown, such as with `<mark>` around parts of it. Default: the title. */
  titleContent?: ReactNode;
  /** Where the whole card leads. */
  href: string;
  /** A router's link, when it is not a plain `<a>`. */
  renderLink?: ReactElement;
  /** The picture, an `<Image alt="" …>` in the ratio 54:35; the title beside it names it. */
  cover: ReactNode;
  /** Small `<Badge tone="paper">`s on the cover: price, member, selected. */
  badges?: ReactNode;
  /** Buttons that show on hover and focus, and always where nothing hovers: like, collect, quick copy. */
  actions?: ReactNode;
  creator?: TemplateCreator;
  stats?: readonly TemplateStat[];
  /** Language of the title, when it is not the page's. */
  titleLang?: string;
  /** Level of the title in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** A template in a grid. The whole card is one link; the creator and the buttons are stops of their own. */
export function TemplateCard({
  title,
  titleContent = title,
  href,
  renderLink,
  cover,
  badges,
  actions,
  creator,
  stats,
  titleLang,
  headingLevel = 3,
  className,
  ...rest
}: TemplateCardProps) {
  const Heading: ElementType = `h${headingLevel}`;
  return (
    <article {...rest} className={classNames(styles.root, className)}>
      <div className={styles.cover}>
        {cover}
        {badges != null && <div className={styles.badges}>{badges}</div>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title} title={title} lang={titleLang}>
          <Anchor href={href} render={renderLink} className={styles.link}>
            {titleContent}
          </Anchor>
        </Heading>
        {(creator || stats) && (
          <div className={styles.meta}>
            {creator && <Creator {...creator} />}
            {stats && <Stats stats={stats} />}
          </div>
        )}
      </div>
      {/* After the link in order, over the cover in place. */}
      {actions != null && (
        <div className={styles.actionsPlace}>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </article>
  );
}

function Creator({ name, avatar, href, render }: TemplateCreator) {
  const content = (
    <>
      {avatar}
      <span className={styles.creatorName}>{name}</span>
    </>
  );
  if (href === undefined) return <span className={styles.creator}>{content}</span>;
  return (
    <Anchor href={href} render={render} className={styles.creator}>
      {content}
    </Anchor>
  );
}

function Stats({ stats }: { stats: readonly TemplateStat[] }) {
  return (
    <span className={styles.stats}>
      {stats.map((stat) => (
        <span key={stat.label} className={styles.stat}>
          <span aria-hidden className={styles.stat}>
            {stat.icon}
            {stat.value}
          </span>
          <span className={hidden.root}>{stat.label}</span>
        </span>
      ))}
    </span>
  );
}
