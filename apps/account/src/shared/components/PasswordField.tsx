import { IconButton, TextField, type TextFieldProps } from '@boardwalk/ui-kit';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { wordMessages } from '../words/messages.ts';

/** A password, hidden until its reader asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const intl = useIntl();
  const [isReadable, setIsReadable] = useState(false);
  return (
    <TextField
      {...props}
      type={isReadable ? 'text' : 'password'}
      suffix={
        <IconButton
          size="small"
          label={intl.formatMessage(wordMessages.showPassword)}
          tooltip={false}
          pressed={isReadable}
          icon={isReadable ? <EyeOff size={16} /> : <Eye size={16} />}
          onClick={() => setIsReadable(!isReadable)}
        />
      }
    />
  );
}
