import type { ManagedPerson } from '@boardwalk/api-client';
import { avatarColourIndex, avatarLabel, UserKind } from '@boardwalk/domain';
import { Avatar, Badge, Button, type AvatarColor, type TableColumn } from '@boardwalk/ui-kit';
import { FormattedDate, useIntl, type IntlShape } from 'react-intl';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { kindWords } from '../kind-words.ts';
import { peopleMessages as messages } from '../messages.ts';
import styles from './PeopleTable.module.css';

/** People with what distinguishes them, and the way to change them. */
export function PeopleTable({
  entries,
  onOpen,
}: {
  readonly entries: readonly ManagedPerson[];
  readonly onOpen: (person: ManagedPerson) => void;
}) {
  const intl = useIntl();
  return (
    <RecordTable
      caption={intl.formatMessage(messages.title)}
      hideCaption
      rows={entries}
      getKey={({ user_id: id }) => id}
      columns={columnsOf(intl, onOpen)}
    />
  );
}

function columnsOf(intl: IntlShape, onOpen: (person: ManagedPerson) => void): TableColumn<ManagedPerson>[] {
  return [
    {
      key: 'name',
      header: intl.formatMessage(messages.name),
      isRowHeader: true,
      cell: (person) => (
        <span className={styles.person}>
          <Avatar
            label={avatarLabel(person.nick_name)}
            color={(avatarColourIndex(person.user_id) + 1) as AvatarColor}
            src={person.avatar_url}
            size={32}
          />
          <span className={styles.names}>
            <span>{person.nick_name}</span>
            <span className={styles.quiet}>{person.email ?? person.mobile ?? person.profile_name}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'marks',
      header: intl.formatMessage(messages.marks),
      cell: (person) => <Marks person={person} />,
    },
    {
      key: 'works',
      header: intl.formatMessage(messages.works),
      align: 'end',
      cell: ({ pub_files: count }) => intl.formatNumber(count),
    },
    {
      key: 'since',
      header: intl.formatMessage(messages.since),
      cell: ({ created_at: at }) => <FormattedDate value={at} dateStyle="medium" />,
    },
    {
      key: 'change',
      header: intl.formatMessage(messages.change),
      cell: (person) => (
        <Button
          size="small"
          aria-label={intl.formatMessage(messages.changeOf, { name: person.nick_name })}
          onClick={() => onOpen(person)}
        >
          {intl.formatMessage(messages.change)}
        </Button>
      ),
    },
  ];
}

function Marks({ person }: { readonly person: ManagedPerson }) {
  const intl = useIntl();
  const { role, special_invite: invited, influencer, expert, is_active: isActive } = person;
  const lacksSecondStep = person.second_step !== null && !person.second_step.has_two_steps;
  return (
    <span className={styles.marks}>
      {role !== UserKind.GENERAL_USER && <Badge tone="tide">{intl.formatMessage(kindWords(role))}</Badge>}
      {lacksSecondStep && <Badge tone="caution">{intl.formatMessage(messages.noSecondStep)}</Badge>}
      {!isActive && <Badge tone="critical">{intl.formatMessage(messages.locked)}</Badge>}
      {invited && <Badge>{intl.formatMessage(messages.invited)}</Badge>}
      {influencer === 1 && <Badge>{intl.formatMessage(messages.influencer)}</Badge>}
      {expert === 1 && <Badge>{intl.formatMessage(messages.expert)}</Badge>}
    </span>
  );
}
