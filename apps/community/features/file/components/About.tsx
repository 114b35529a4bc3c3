import { ChipLink } from '@boardwalk/ui-kit';
import type { CommunityFile } from '@boardwalk/api-client';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { useWorkNumbers } from '#shared/files/use-work-numbers.ts';
import { paths } from '#shared/paths.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';
import { MadeFrom } from './MadeFrom.tsx';
import { Versions } from './Versions.tsx';

/** What the work is for, its tags and topics, its versions and its numbers. */
export function About({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  return (
    <section className={styles.about} aria-labelledby="file-about">
      <h2 id="file-about" className={styles.sectionTitle}>
        {intl.formatMessage(fileMessages.about)}
      </h2>
      <p className={styles.description} lang={file.language}>
        {file.description}
      </p>
      <MadeFrom origin={file.made_from} />
      <Tags file={file} />
      <Facts file={file} />
      <Versions file={file} />
    </section>
  );
}

function Tags({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  if (file.tag_list.length + file.topic_list.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={intl.formatMessage(fileMessages.tags)}>
      {file.topic_list.map((topic) => (
        <li key={`topic-${topic.id}`}>
          <ChipLink size="small" render={<Link to={paths.topic(topic.id)} />}>
            {topic.title}
          </ChipLink>
        </li>
      ))}
      {file.tag_list.map((tag) => (
        <li key={tag.id}>
          <ChipLink size="small" render={<Link to={paths.tag(tag.id)} />}>
            {tag.name}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

function Facts({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const { copies } = useWorkNumbers(file);
  const date = (instant: string) => (
    <time dateTime={instant}>{intl.formatDate(instant, { dateStyle: 'medium' })}</time>
  );
  const count = (value: number) => intl.formatNumber(value);
  const facts = [
    { label: fileMessages.views, value: count(file.view_num) },
    { label: fileMessages.copies, value: count(copies) },
    { label: fileMessages.inUse, value: count(file.use_num) },
    { label: fileMessages.created, value: date(file.created_at) },
    ...(file.pub_time === null ? [] : [{ label: fileMessages.published, value: date(file.pub_time) }]),
    { label: fileMessages.language, value: languageName(intl, file.language) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label.id}>
          <dt>{intl.formatMessage(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function languageName(intl: IntlShape, language: string): string {
  const names = intl.formatters.getDisplayNames(intl.locale, LANGUAGE);
  return names.of(language.split('-')[0] ?? language) ?? language;
}

const LANGUAGE = { type: 'language' } as const;
