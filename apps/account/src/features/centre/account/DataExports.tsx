import type { AccountExport } from '@boardwalk/api-client';
import { Button, toast } from '@boardwalk/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useAction, useRowAction } from '#shared/failures/use-action.ts';
import { saveFile } from '@boardwalk/app-shell/files';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useRepeated } from '../use-repeated.ts';
import { useTimes } from '../use-times.ts';
import { useTitleFocus } from '../use-title-focus.ts';
import { accountMessages } from './messages.ts';

/** An archive is made within seconds, or minutes when there is much; a mail comes as well. */
const LOOKS = { everyMs: 5000, atMost: 60 };

/** Archives of everything about somebody. */
export function DataExports() {
  const intl = useIntl();
  const times = useTimes();
  const { client } = useCentre();
  const exports = useLoaded(async () => (await client.call('listAccountExports')).list);
  const pending = exports.value?.filter(({ state }) => state === 'pending') ?? [];
  useRepeated(pending[0]?.export_id ?? null, exports.reload, LOOKS);
  const awaited = useRef<readonly string[]>([]);
  const sayReady = useEffectEvent(() => toast.success(intl.formatMessage(accountMessages.dataIsReady)));
  useEffect(() => {
    const list = exports.value ?? [];
    if (list.some(({ export_id, state }) => state === 'ready' && awaited.current.includes(export_id)))
      sayReady();
    awaited.current = list.filter(({ state }) => state === 'pending').map(({ export_id }) => export_id);
  }, [exports.value]);
  const { title, holdFocus } = useTitleFocus();
  const request = useAction(async () => {
    const moveFocus = holdFocus();
    await client.call('requestAccountExport');
    toast.success(intl.formatMessage(accountMessages.dataRequested));
    moveFocus();
    exports.reload();
  });
  const download = useRowAction(
    ({ export_id }: AccountExport) => export_id,
    async ({ export_id }) => {
      const archive = await client.call('downloadAccountExport', { path: { export_id } });
      saveFile(archive, `boardwalk-${export_id}.zip`);
    },
  );
  const stateOf = ({ state, requested_at, expires_at }: AccountExport) => {
    if (state === 'ready' && expires_at !== null)
      return intl.formatMessage(accountMessages.dataReady, { time: times.day(expires_at) });
    return intl.formatMessage(state === 'pending' ? accountMessages.dataPending : accountMessages.dataGone, {
      time: times.moment(requested_at),
    });
  };
  const failure = request.failure ?? download.failure;
  return (
    <Section
      titleRef={title}
      title={intl.formatMessage(accountMessages.data)}
      hint={intl.formatMessage(accountMessages.dataHint)}
    >
      <LoadedPart loaded={exports}>
        {(list) => (
          <>
            {list.length > 0 && (
              <EntryList>
                {list.map((each) => (
                  <Entry
                    key={each.export_id}
                    title={stateOf(each)}
                    end={
                      each.state === 'ready' && (
                        <Button
                          size="small"
                          loading={download.isRunning(each.export_id)}
                          onClick={() => void download.run(each)}
                        >
                          {intl.formatMessage(accountMessages.download)}
                        </Button>
                      )
                    }
                  />
                ))}
              </EntryList>
            )}
            {list.every(({ state }) => state !== 'pending') && (
              <div>
                <Button loading={request.isRunning} onClick={() => void request.run(undefined)}>
                  {intl.formatMessage(accountMessages.requestData)}
                </Button>
              </div>
            )}
          </>
        )}
      </LoadedPart>
      {failure !== null && <Notice>{centreFailureText(intl, failure)}</Notice>}
    </Section>
  );
}
