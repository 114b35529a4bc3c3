import { LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import type { EmptyTerm, Figures } from '@boardwalk/api-client';
import { EmptyState, Select, Table, type TableColumn } from '@boardwalk/ui-kit';
import { SearchX } from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Loaded } from '#shared/content/LoadedList.tsx';
import { FIGURE_DAYS, useGetFiguresQuery } from './api.ts';
import { DayCharts } from './components/DayCharts.tsx';
import { Origins } from './components/Origins.tsx';
import { ReviewFigures } from './components/ReviewFigures.tsx';
import { Synonyms } from './components/Synonyms.tsx';
import styles from './FiguresPage.module.css';
import { figureMessages as messages } from './messages.ts';
import { synonymMessages } from './synonym-messages.ts';

/** What happened in the community lately: works, uses, searches that found nothing, and how long reviews took. */
export function FiguresPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const [query, setQuery] = useSearchParams();
  const days = FIGURE_DAYS.find((each) => String(each) === query.get('days')) ?? 30;
  const figures = useGetFiguresQuery(days);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <Select
          compact
          label={intl.formatMessage(messages.days)}
          hideLabel
          value={days}
          options={FIGURE_DAYS.map((value) => ({
            value,
            label: intl.formatMessage(messages.lastDays, { days: value }),
          }))}
          onValueChange={(value) => setQuery(value === 30 ? {} : { days: String(value) })}
        />
      </div>
      <Loaded of={figures}>{(data) => <All figures={data} />}</Loaded>
      <section className={styles.part}>
        <h2 className={styles.subtitle}>{intl.formatMessage(synonymMessages.title)}</h2>
        <p className={styles.note}>{intl.formatMessage(synonymMessages.text)}</p>
        <Synonyms />
      </section>
      <section className={styles.part}>
        <h2 className={styles.subtitle}>{intl.formatMessage(messages.origins)}</h2>
        <p className={styles.note}>{intl.formatMessage(messages.originsText)}</p>
        <Origins days={days} />
      </section>
    </div>
  );
}

function All({ figures }: { readonly figures: Figures }) {
  const intl = useIntl();
  return (
    <>
      <DayCharts figures={figures} />
      <section className={styles.part}>
        <h2 className={styles.subtitle}>{intl.formatMessage(messages.review)}</h2>
        <ReviewFigures review={figures.review} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.subtitle}>{intl.formatMessage(messages.terms)}</h2>
        <p className={styles.note}>{intl.formatMessage(messages.termsText)}</p>
        {figures.empty_terms.length === 0 ? (
          <EmptyState size="small" icon={<SearchX />} title={intl.formatMessage(messages.noTerms)} />
        ) : (
          <Table<EmptyTerm>
            caption={intl.formatMessage(messages.terms)}
            hideCaption
            rows={figures.empty_terms}
            getKey={({ keyword, language }) => `${language} ${keyword}`}
            columns={columnsOf(intl)}
          />
        )}
      </section>
    </>
  );
}

function columnsOf(intl: IntlShape): TableColumn<EmptyTerm>[] {
  return [
    {
      key: 'term',
      header: intl.formatMessage(messages.term),
      isRowHeader: true,
      cell: ({ keyword, language }) => <span lang={language}>{keyword}</span>,
    },
    {
      key: 'language',
      header: intl.formatMessage(messages.language),
      cell: ({ language }) => <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
    },
    {
      key: 'count',
      header: intl.formatMessage(messages.count),
      align: 'end',
      cell: ({ count }) => intl.formatNumber(count),
    },
  ];
}
