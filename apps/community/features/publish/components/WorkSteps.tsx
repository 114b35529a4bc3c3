import type { Unsaved } from '#shared/forms/use-unsaved.ts';
import type { Work, WorkRef } from '../use-work.ts';
import { LoadFailure, StepSkeleton } from './StepStates.tsx';
import { PublishedWork } from './PublishedWork.tsx';
import { FormStep } from './FormStep.tsx';
import { SubmissionInReview } from './SubmissionInReview.tsx';

export interface WorkStepsProps {
  file: WorkRef;
  work: Work;
  unsaved: Unsaved;
  /** Back to picking a file, when it was picked here. */
  onBack: (() => void) | undefined;
  onClose: () => void;
}

/** What a publish dialog shows for one file, by where it stands (spec §4). */
export function WorkSteps({ file, work, unsaved, onBack, onClose }: WorkStepsProps) {
  const { fileKey } = file;
  if (work.view === 'failed') return <LoadFailure error={work.error} onRetry={work.retry} />;
  if (work.view === 'loading' || work.status === undefined) return <StepSkeleton />;
  if (work.view === 'published')
    return <PublishedWork fileKey={fileKey} onUpdate={work.startUpdate} onClose={onClose} />;
  if (work.view === 'in_review') return <SubmissionInReview fileKey={fileKey} onClose={onClose} />;
  return (
    <FormStep
      fileKey={fileKey}
      status={work.status}
      isPublic={work.isPublic}
      wasSubmitted={file.wasSubmitted ?? false}
      unsaved={unsaved}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
