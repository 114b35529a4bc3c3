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

/** Like, collect and quick copy of a card. A press before their code is there shows as under way, and is carried out then. */
export function CardActions({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const { praised, collected } = useSelector((state: WithMarks) => selectMarks(state, fileKey));
  const [press, setPress] = useState<Press | null>(null);
  const [isCopying, setCopying] = useState(false);
  // The last press that the code has taken on.
  const [taken, setTaken] = useState<Press | null>(null);
  const isWaiting = (what: Press['what']) => press?.what === what && press !== taken;
  return (
    <>
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.like)}
        icon={<Heart className={praised ? styles.filled : undefined} />}
        pressed={praised}
        loading={isWaiting('praise')}
        onClick={() => setPress({ what: 'praise', isOn: !praised })}
      />
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.collect)}
        icon={<Bookmark className={collected ? styles.filled : undefined} />}
        pressed={collected}
        loading={isWaiting('collect')}
        onClick={() => setPress({ what: 'collect', isOn: !collected })}
      />
      <IconButton
        variant="floating"
        size="small"
        label={intl.formatMessage(filesMessages.copy)}
        icon={<Copy />}
        loading={isCopying || isWaiting('copy')}
        onClick={() => setPress({ what: 'copy', isOn: true })}
      />
      {press && (
        <PartBoundary
          onError={() => {
            action.forget();
            setPress(null);
            toast.error(intl.formatMessage(connectionMessages.unknown));
          }}
        >
          <Suspense>
            <CarriedOut
              fileKey={fileKey}
              press={press}
              onProgress={(copying) => {
                setTaken(press);
                setCopying(copying);
              }}
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
