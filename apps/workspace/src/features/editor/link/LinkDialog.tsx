import { BoardLimits, readLink, type LinkProblem } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { Button, Dialog, TextField } from '@boardwalk/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { common } from '../use-selected-elements.ts';
import styles from './LinkDialog.module.css';
import { linkMessages as messages } from './messages.ts';

export interface LinkDialogProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

/** Gives what is selected a link, changes it or takes it away. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const intl = useIntl();
  // What was selected when it was opened: others may delete some of it meanwhile.
  const [ids] = useState(() => [...editor.getState().selection].filter((id) => !editor.isLocked(id)));
  const links = ids.map((id) => editor.store.elements.get(id)?.link);
  const [text, setText] = useState(common(links) ?? '');
  const [problem, setProblem] = useState<LinkProblem>();
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    editor.focus();
  };
  const set = (link: string | undefined) => {
    editor.setExtras({ link }, ids);
    close();
  };
  function save(event: FormEvent) {
    event.preventDefault();
    const read = readLink(text, location.origin);
    if (read.problem === undefined) return set(read.link);
    setProblem(read.problem);
    field.current?.focus();
  }
  return (
    <Dialog
      open
      width={440}
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.text)}
      closeLabel={intl.formatMessage(messages.close)}
      initialFocus={field}
      onClose={close}
      footer={
        <div className={styles.buttons}>
          {links.some((link) => link !== undefined) && (
            <Button onClick={() => set(undefined)}>{intl.formatMessage(messages.remove)}</Button>
          )}
          <Button type="submit" form="element-link" variant="primary">
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      }
    >
      <form id="element-link" onSubmit={save} noValidate>
        <TextField
          ref={field}
          label={intl.formatMessage(messages.title)}
          hideLabel
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          autoComplete="off"
          value={text}
          description={
            ids.length > 1 ? intl.formatMessage(messages.several, { count: ids.length }) : undefined
          }
          error={problem && problemText(intl, problem)}
          onValueChange={(next) => {
            setText(next);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

const problemText = (intl: IntlShape, problem: LinkProblem): string =>
  problem === 'length'
    ? intl.formatMessage(messages.length, { limit: BoardLimits.link })
    : intl.formatMessage(messages[problem]);
