import type { Feedback } from '@boardwalk/api-client';
import { FeedbackState } from '@boardwalk/domain';
import { Select } from '@boardwalk/ui-kit';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import writing from '#shared/list/writing.module.css';
import { PagedList } from '#shared/list/PagedList.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useListFeedbackInfiniteQuery } from './api.ts';
import { AnswerDialog } from './components/AnswerDialog.tsx';
import { Entry } from './components/Entry.tsx';
import { feedbackMessages as messages } from './messages.ts';
import { FEEDBACK_STATES, stateWords } from './state-words.ts';

/** In place of a state: feedback in every state. */
const ALL = 'all' as const;

/** What people have written about the product, the latest first: at first what nobody has dealt with. */
export function FeedbackPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const [query, setQuery] = useSearchParams();
  const shown: FeedbackState | typeof ALL =
    [...FEEDBACK_STATES, ALL].find((each) => each === query.get('state')) ?? FeedbackState.OPEN;
  const list = useListFeedbackInfiniteQuery(shown === ALL ? null : shown);
  const [answering, setAnswering] = useState<Feedback>();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was dealt with may leave the list with the button that had the keyboard.
  const toHeading = () => heading.current?.focus();
  return (
    <Page title={title} note={intl.formatMessage(messages.note)} heading={heading}>
      <div>
        <Select
          compact
          label={intl.formatMessage(messages.state)}
          hideLabel
          value={shown}
          options={[
            ...FEEDBACK_STATES.map((value) => ({ value, label: intl.formatMessage(stateWords(value)) })),
            { value: ALL, label: intl.formatMessage(messages.allStates) },
          ]}
          onValueChange={(next) => setQuery(next === FeedbackState.OPEN ? {} : { state: next })}
        />
      </div>
      <PagedList
        list={list}
        empty={{
          icon: <MessageSquareText />,
          title: intl.formatMessage(shown === ALL ? messages.none : messages.noneInState),
          description: intl.formatMessage(messages.noneText),
        }}
      >
        {(entries) => (
          <ul className={writing.list}>
            {entries.map((entry) => (
              <li key={entry.feedback_id} className={writing.entry}>
                <Entry entry={entry} onAnswer={() => setAnswering(entry)} onSettled={toHeading} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {answering !== undefined && (
        <AnswerDialog
          key={answering.feedback_id}
          entry={answering}
          onAnswered={toHeading}
          onClosed={() => setAnswering(undefined)}
        />
      )}
    </Page>
  );
}
