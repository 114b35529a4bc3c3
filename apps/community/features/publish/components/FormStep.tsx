import type { ReviewStatus } from '@boardwalk/domain';
import type { Unsaved } from '#shared/forms/use-unsaved.ts';
import { useDraft } from '../use-draft.ts';
import { FormFields } from './FormFields.tsx';
import { LoadFailure, StepSkeleton } from './StepStates.tsx';

export interface FormStepProps {
  fileKey: string;
  status: ReviewStatus;
  isPublic: boolean;
  wasSubmitted: boolean;
  unsaved: Unsaved;
  onBack: (() => void) | undefined;
  onClose: () => void;
}

/** The publish form, once what it starts with is there (spec §2, §5). */
export function FormStep({ fileKey, status, wasSubmitted, ...form }: FormStepProps) {
  const { draft, earlier, source, reason, error, retry } = useDraft(fileKey, status, wasSubmitted);
  if (error !== undefined) return <LoadFailure error={error} onRetry={retry} />;
  if (draft === undefined) return <StepSkeleton />;
  return (
    <FormFields {...form} fileKey={fileKey} start={draft} earlier={earlier} source={source} reason={reason} />
  );
}
