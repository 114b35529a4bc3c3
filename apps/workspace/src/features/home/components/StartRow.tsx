import type { BoardKind } from '@boardwalk/api-client';
import { TeamPrivilege } from '@boardwalk/domain';
import { FileUp, LayoutTemplate, Network, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { useTellFailure } from '#shared/limits/TellFailures.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useCreateFileMutation, useListTeamsQuery } from '../api.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import styles from './StartRow.module.css';

/** Ways to start: an empty board, a mind map, a template, a file. What is made opens at once. */
export function StartRow({ place }: { place: OpenPlace | null }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const [createFile, { isLoading }] = useCreateFileMutation();
  const { data: teams, isError } = useListTeamsQuery();
  const team = teams?.list.find(({ id }) => id === place?.teamId);
  // Where the teams do not load, the server decides.
  const mayCreate = team?.privileges.includes(TeamPrivilege.EDIT) ?? (teams === undefined && isError);
  const isBusy = isLoading || place === null || !mayCreate;

  async function create(kind: BoardKind) {
    if (place === null || isBusy) return;
    const { teamId, projectId, folderId } = place;
    const name = intl.formatMessage(kind === 'board' ? messages.newBoardName : messages.newMindMapName);
    const made = await createFile({ teamId, projectId, folderId, name, kind });
    if (made.error) tellFailure(made.error);
    else await navigate(paths.editor(made.data.file_key));
  }

  return (
    <section className={styles.row} aria-label={intl.formatMessage(messages.start)}>
      <button type="button" className={styles.way} disabled={isBusy} onClick={() => void create('board')}>
        <Way tint="sand" icon={<StickyNote />} title={intl.formatMessage(messages.newBoard)} />
        <span className={styles.text}>{intl.formatMessage(messages.newBoardText)}</span>
      </button>
      <button type="button" className={styles.way} disabled={isBusy} onClick={() => void create('mindmap')}>
        <Way tint="lagoon" icon={<Network />} title={intl.formatMessage(messages.newMindMap)} />
        <span className={styles.text}>{intl.formatMessage(messages.newMindMapText)}</span>
      </button>
      <a className={styles.way} href={outsidePaths.community()}>
        <Way tint="kelp" icon={<LayoutTemplate />} title={intl.formatMessage(messages.fromTemplate)} />
        <span className={styles.text}>{intl.formatMessage(messages.fromTemplateText)}</span>
      </a>
      {mayCreate && (
        <Link className={styles.way} to={paths.import(place ?? undefined)}>
          <Way tint="coral" icon={<FileUp />} title={intl.formatMessage(messages.importFile)} />
          <span className={styles.text}>{intl.formatMessage(messages.importFileText)}</span>
        </Link>
      )}
    </section>
  );
}

function Way({ tint, icon, title }: { tint: string; icon: ReactNode; title: string }) {
  return (
    <>
      <span className={styles.icon} data-tint={tint} aria-hidden>
        {icon}
      </span>
      <span className={styles.title}>{title}</span>
    </>
  );
}
