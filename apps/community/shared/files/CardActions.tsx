import { IconButton, toast } from '@boardwalk/ui-kit';
import { Bookmark, Copy, Heart } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { lazyPart } from '../errors/lazy-part.ts';
import { connectionMessages } from '../errors/messages.ts';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import styles from './FileCard.module.css';
import { selectMarks, type WithMarks } from './marks-slice.ts';
import { filesMessages } from './messages.ts';
import type { Press, PressedActionProps } from './PressedAction.tsx';

const load = () => import('./PressedAction.tsx');
const action = lazyPart(load);

/** Fetches what a press takes, when somebody comes near a card. Without a connection that waits for the press itself. */
export const expectPress = (): void => {
  if (navigator.onLine) void load().catch(() => undefined);
};

/** Like, collect and quick copy of a card. Presses before their code is there show as under way, and are carried out then. */
export function CardActions({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const { praised, collected } = useSelector((state: WithMarks) => selectMarks(state, fileKey));
  const [isUsed, setUsed] = useState(false);
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const [isCopying, setCopying] = useState(false);
  const isWaiting = (what: Press['what']) => presses.some((press) => press.what === what);
  const press = (what: Press['what'], isOn: boolean) => {
    setUsed(true);
    setPresses((others) => [...others, { what, isOn }]);
  };
  return (
    <>
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.like)}
        icon={<Heart className={praised ? styles.filled : undefined} />}
        pressed={praised}
        loading={isWaiting('praise')}
        onClick={() => press('praise', !praised)}
      />
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.collect)}
        icon={<Bookmark className={collected ? styles.filled : undefined} />}
        pressed={collected}
        loading={isWaiting('collect')}
        onClick={() => press('collect', !collected)}
      />
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.copy)}
        icon={<Copy />}
        loading={isCopying || isWaiting('copy')}
        onClick={() => press('copy', true)}
      />
      {isUsed && (
        <PartBoundary
          onError={() => {
            action.forget();
            setUsed(false);
            setPresses([]);
            toast.error(intl.formatMessage(connectionMessages.unknown));
          }}
        >
          <Suspense>
            <CarriedOut
              fileKey={fileKey}
              presses={presses}
              onTaken={(taken) => setPresses((all) => all.filter((one) => !taken.includes(one)))}
              onCopying={setCopying}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

function CarriedOut(props: PressedActionProps) {
  const [PressedAction] = useState(action.current);
  return <PressedAction {...props} />;
}
