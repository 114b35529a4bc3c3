import { Button, EmptyState, ErrorState, TextField, toast } from '@boardwalk/ui-kit';
import { LayoutTemplate, Search } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import type { Place } from '#shared/places/api.ts';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import { useDebounced } from '#shared/search-box/use-debounced.ts';
import { useListPickableFilesInfiniteQuery, type PickableFile } from '../api.ts';
import { publishMessages } from '../messages.ts';
import { Step } from '../PublishWindow.tsx';
import { usePlace } from '../use-place.ts';
import { FilePicker, FilePickerSkeleton } from './FilePicker.tsx';
import { FolderPicker } from './FolderPicker.tsx';
import styles from './PickStep.module.css';

/** How long the typed name must stand still before files are asked for, in milliseconds. */
const NAME_DELAY_MS = 250;

/** The first step: one of the viewer's own files, by folder and name (spec §2). */
export function PickStep({ onPick }: { onPick: (file: PickableFile) => void }) {
  const intl = useIntl();
  const { place, name: placeName, error, retry, choose } = usePlace();
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<PickableFile | null>(null);

  const next = () => {
    if (picked === null) toast.warn(intl.formatMessage(publishMessages.chooseFile));
    else onPick(picked);
  };
  return (
    <Step
      isFilled
      buttons={
        <Button variant="primary" onClick={next}>
          {intl.formatMessage(publishMessages.next)}
        </Button>
      }
    >
      <div className={styles.filters}>
        <FolderPicker
          place={place}
          name={placeName}
          onChoose={(chosen, chosenName) => {
            choose(chosen, chosenName);
            setPicked(null);
          }}
        />
        <TextField
          className={styles.name}
          type="search"
          label={intl.formatMessage(publishMessages.filterByName)}
          hideLabel
          placeholder={intl.formatMessage(publishMessages.filterByName)}
          prefix={<Search />}
          value={name}
          onValueChange={setName}
        />
      </div>
      <div className={styles.files} data-grow>
        {place ? (
          <Files place={place} name={name} picked={picked} onChange={setPicked} />
        ) : error === undefined ? (
          <FilePickerSkeleton />
        ) : (
          <Failure error={error} onRetry={retry} />
        )}
      </div>
    </Step>
  );
}

interface FilesProps {
  place: Place;
  name: string;
  picked: PickableFile | null;
  onChange: (file: PickableFile) => void;
}

function Files({ place, name, ...picker }: FilesProps) {
  const intl = useIntl();
  const filter = useDebounced(name.trim(), NAME_DELAY_MS);
  const list = useListPickableFilesInfiniteQuery(
    { ...place, name: filter },
    { refetchOnMountOrArgChange: true },
  );
  const files = list.currentData?.pages.flatMap((page) => page.list);
  if (files === undefined) {
    return list.isError && !list.isFetching ? (
      <Failure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <FilePickerSkeleton />
    );
  }
  if (files.length > 0) {
    return (
      <FilePicker
        files={files}
        {...picker}
        isLoadingMore={list.isFetchingNextPage}
        onEnd={() => {
          if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
        }}
      />
    );
  }
  return (
    <EmptyState
      size="small"
      icon={<LayoutTemplate />}
      title={intl.formatMessage(filter === '' ? publishMessages.noFiles : publishMessages.noMatches)}
      description={intl.formatMessage(
        filter === '' ? publishMessages.noFilesText : publishMessages.noMatchesText,
      )}
      action={
        filter === '' && (
          <ButtonLink href={outsidePaths.workspaceHome()}>
            {intl.formatMessage(publishMessages.openWorkspace)}
          </ButtonLink>
        )
      }
    />
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <ErrorState
      size="small"
      title={intl.formatMessage(publishMessages.filesFailed)}
      description={failureText(intl, error)}
      retryLabel={intl.formatMessage(publishMessages.retry)}
      onRetry={onRetry}
    />
  );
}
