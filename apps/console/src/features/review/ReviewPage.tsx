import { IconButton } from '@boardwalk/ui-kit';
import { Keyboard, ListChecks } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { entriesOf, PagedList } from '#shared/list/PagedList.tsx';
import { paths } from '#shared/paths.ts';
import { SplitPage } from '#shared/split/SplitPage.tsx';
import { useListReviewsInfiniteQuery, type QueueStatus } from './api.ts';
import { KeysDialog } from './components/KeysDialog.tsx';
import { Queue } from './components/Queue.tsx';
import { Submission } from './components/Submission.tsx';
import { reviewMessages as messages } from './messages.ts';
import { useKeyChoice } from './use-key-choice.ts';
import type { SubmissionKeys } from './submission-keys.ts';
import { useReviewKeys } from './use-review-keys.ts';

const TABS = [
  { show: undefined, status: 1, words: messages.waiting },
  { show: 'passed', status: 2, words: messages.passed },
  { show: 'refused', status: 3, words: messages.refused },
] as const;

/** The queue of submitted works beside the one that is looked at; on a phone one after the other. */
export function ReviewPage() {
  const intl = useIntl();
  const { submissionId } = useParams();
  const [query] = useSearchParams();
  const tab = TABS.find(({ show }) => show === query.get('show')) ?? TABS[0];
  const status: QueueStatus = tab.status;
  const list = useListReviewsInfiniteQuery(status);
  const ids = entriesOf(list).map((item) => item.submission_id);
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasKeys, setHasKeys] = useKeyChoice();
  const actions = useRef<SubmissionKeys>(null);

  /** Where the keys have gone. A page that is still being drawn shows the submission before. */
  const aim = useRef(submissionId);
  useLayoutEffect(() => {
    aim.current = submissionId;
  }, [submissionId]);
  const go = (step: 1 | -1) => {
    const from = aim.current === undefined ? -1 : ids.indexOf(aim.current);
    const id = ids[Math.max(0, from + step)];
    if (id === undefined) return;
    aim.current = id;
    void navigate(paths.review(id, tab.show));
  };
  /** Nobody decides on a submission that they have already left. */
  const onShown = (act: (keys: SubmissionKeys) => (() => void) | undefined) => {
    if (actions.current !== null && aim.current === submissionId) act(actions.current)?.();
  };
  useReviewKeys(hasKeys && !isHelpOpen, {
    j: () => go(1),
    k: () => go(-1),
    c: () => onShown((keys) => keys.claim),
    p: () => onShown((keys) => keys.pass),
    r: () => onShown((keys) => keys.refuse),
    '?': () => setHelpOpen(true),
  });
  const place = submissionId === undefined ? -1 : ids.indexOf(submissionId);

  return (
    <>
      <SplitPage
        title={intl.formatMessage(messages.title)}
        actions={
          <IconButton
            label={intl.formatMessage(messages.keys)}
            icon={<Keyboard />}
            onClick={() => setHelpOpen(true)}
          />
        }
        tabsLabel={intl.formatMessage(messages.shown)}
        tabs={TABS.map(({ show, status: each, words }) => ({
          href: paths.review(undefined, show),
          label: intl.formatMessage(words),
          current: each === status,
          render: <Link to={paths.review(undefined, show)} />,
        }))}
        list={
          <PagedList
            list={list}
            empty={{
              icon: <ListChecks />,
              title: intl.formatMessage(status === 1 ? messages.nothingWaiting : messages.nothingDecided),
              ...(status === 1 ? { description: intl.formatMessage(messages.nothingWaitingText) } : {}),
            }}
          >
            {(entries) => <Queue entries={entries} current={submissionId} show={tab.show} />}
          </PagedList>
        }
        openId={submissionId}
        detail={
          submissionId === undefined ? null : (
            <Submission
              key={submissionId}
              submissionId={submissionId}
              back={paths.review(undefined, tab.show)}
              keys={actions}
              onDecided={() => void navigate(paths.review(ids[place + 1] ?? ids[place - 1], tab.show))}
            />
          )
        }
        choose={intl.formatMessage(messages.choose)}
      />
      <KeysDialog open={isHelpOpen} isOn={hasKeys} onTurn={setHasKeys} onClose={() => setHelpOpen(false)} />
    </>
  );
}
