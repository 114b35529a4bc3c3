import { IconButton, TextField } from '@boardwalk/ui-kit';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import styles from './NameFilter.module.css';

/** How long typing rests before the list is asked, in milliseconds. */
const REST_MS = 250;

export interface NameFilterProps {
  readonly label: string;
  /** The text the list is filtered by now. */
  readonly name: string;
  /** Runs with another text once typing rests. */
  readonly onNameChange: (name: string) => void;
}

/** A field that filters a list by name while one types. */
export function NameFilter({ label, name, onNameChange }: NameFilterProps) {
  const intl = useIntl();
  const [text, setText] = useState(name);
  /** What the list was filtered by when this was last drawn, and what this field asked for last. */
  const [before, setBefore] = useState(name);
  const [asked, setAsked] = useState(name);
  if (name !== before) {
    setBefore(name);
    // A link, the way back or another page has changed it. What is still being typed stays when its own beginning arrives.
    if (name !== asked) {
      setAsked(name);
      setText(name);
    }
  }
  const field = useRef<HTMLInputElement>(null);
  const wanted = text.trim();
  const ask = useEffectEvent(() => {
    setAsked(wanted);
    onNameChange(wanted);
  });

  useEffect(() => {
    if (wanted === name) return undefined;
    const timer = setTimeout(() => ask(), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, name]);

  return (
    <TextField
      ref={field}
      className={styles.root ?? ''}
      type="search"
      label={label}
      hideLabel
      placeholder={label}
      maxLength={200}
      value={text}
      onValueChange={setText}
      prefix={<Search size={16} aria-hidden />}
      suffix={
        text !== '' && (
          <IconButton
            size="small"
            label={intl.formatMessage(messages.clearFilter)}
            icon={<X />}
            tooltip={false}
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          />
        )
      }
    />
  );
}
