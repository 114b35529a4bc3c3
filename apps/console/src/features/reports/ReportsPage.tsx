import { Flag } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { paths } from '#shared/paths.ts';
import { SplitPage } from '#shared/split/SplitPage.tsx';
import { useListReportCasesInfiniteQuery } from './api.ts';
import { CaseDetail } from './components/CaseDetail.tsx';
import { CaseList } from './components/CaseList.tsx';
import { reportMessages as messages } from './messages.ts';

const TABS = [
  { show: undefined, state: 'open', words: messages.open },
  { show: 'upheld', state: 'upheld', words: messages.upheld },
  { show: 'dismissed', state: 'dismissed', words: messages.dismissed },
] as const;

/** Cases that reports have opened, beside the one that is looked at. */
export function ReportsPage() {
  const intl = useIntl();
  const { caseId } = useParams();
  const [query] = useSearchParams();
  const tab = TABS.find(({ show }) => show === query.get('show')) ?? TABS[0];
  const list = useListReportCasesInfiniteQuery(tab.state);
  return (
    <SplitPage
      title={intl.formatMessage(messages.title)}
      tabsLabel={intl.formatMessage(messages.shown)}
      tabs={TABS.map(({ show, state, words }) => ({
        href: paths.reports(undefined, show),
        label: intl.formatMessage(words),
        current: state === tab.state,
        render: <Link to={paths.reports(undefined, show)} />,
      }))}
      list={
        <PagedList
          list={list}
          empty={{
            icon: <Flag />,
            title: intl.formatMessage(tab.state === 'open' ? messages.noneOpen : messages.noneDecided),
          }}
        >
          {(entries) => <CaseList entries={entries} current={caseId} show={tab.show} />}
        </PagedList>
      }
      openId={caseId}
      detail={
        caseId === undefined ? null : (
          <CaseDetail key={caseId} caseId={caseId} back={paths.reports(undefined, tab.show)} />
        )
      }
      choose={intl.formatMessage(messages.choose)}
    />
  );
}
