import { CardGrid, TemplateCardSkeleton, VisuallyHidden } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { filesMessages } from './messages.ts';

const CARDS = 12;

/** Cards to come, in their final shape, so that nothing jumps when they arrive. */
export function FileListSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy>
      <output>
        <VisuallyHidden>{intl.formatMessage(filesMessages.loading)}</VisuallyHidden>
      </output>
      <CardGrid>
        {Array.from({ length: CARDS }, (_, index) => (
          <TemplateCardSkeleton key={index} />
        ))}
      </CardGrid>
    </div>
  );
}
