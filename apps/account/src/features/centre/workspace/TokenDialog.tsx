import { checkLine, checkPassword, SERVICE_TOKEN_LIMITS, type FieldViolation } from '@boardwalk/domain';
import type { BodyOf } from '@boardwalk/api-client';
import { Checkbox, Select, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { fieldsOf } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { useCentre } from '../centre-context.ts';
import { ChoiceGroup } from '../components/ChoiceGroup.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { tokenMessages } from './token-messages.ts';

type Scope = BodyOf<'createServiceToken'>['scopes'][number];

/** Everything a token may be allowed, by the names that the reference of the API uses. */
const SCOPES: readonly Scope[] = [
  'files:read',
  'files:write',
  'search:read',
  'publishing:read',
  'publishing:write',
  'workspace:read',
  'workspace:write',
  'versions:read',
  'versions:write',
  'sharing:read',
  'sharing:write',
  'profiles:read',
  'follows:read',
  'follows:write',
  'teams:read',
];
const DAYS = [7, 30, 90, SERVICE_TOKEN_LIMITS.maxDays] as const;

/** Makes a token, with the password asked again. */
export function TokenDialog({
  isOpen,
  onClose,
  onCreated,
}: {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (token: string) => void;
}) {
  const intl = useIntl();
  const { client } = useCentre();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState<number>(30);
  const [password, setPassword] = useState('');
  const [violations, setViolations] = useState<readonly FieldViolation[]>([]);
  const create = useAction(async () => {
    const body = { name, scopes: [...scopes], days, password };
    const { token } = await client.call('createServiceToken', { body });
    onClose();
    onCreated(token);
  });
  const refused = [...violations, ...fieldsOf(create.failure)];
  const errorOf = (field: string) => {
    const violation = refused.find((each) => each.field === field);
    return violation && fieldMessage(intl, violation);
  };
  const edited = () => {
    setViolations([]);
    create.clear();
  };
  function send() {
    const { nameMin: min, nameMax: max } = SERVICE_TOKEN_LIMITS;
    const found: FieldViolation[] = [
      ...checkLine('name', name, { min, max }),
      ...(scopes.length === 0 ? [{ field: 'scopes', rule: 'required' as const }] : []),
      ...(password === '' ? checkPassword('') : []),
    ];
    setViolations(found);
    if (found.length === 0) void create.run(undefined);
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={send}
      title={intl.formatMessage(tokenMessages.create)}
      description={intl.formatMessage(tokenMessages.createHint)}
      sendLabel={intl.formatMessage(tokenMessages.createAction)}
      isSending={create.isRunning}
      failure={
        create.failure !== null && refused.length === 0 ? centreFailureText(intl, create.failure) : null
      }
    >
      <TextField
        name="name"
        required
        label={intl.formatMessage(tokenMessages.name)}
        description={intl.formatMessage(tokenMessages.nameHint)}
        autoComplete="off"
        value={name}
        error={errorOf('name')}
        onValueChange={(text) => {
          setName(text);
          edited();
        }}
      />
      <ChoiceGroup label={intl.formatMessage(tokenMessages.scopes)} error={errorOf('scopes')}>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={scope}
            checked={scopes.includes(scope)}
            onCheckedChange={(isWanted) => {
              setScopes(isWanted ? [...scopes, scope] : scopes.filter((each) => each !== scope));
              edited();
            }}
          />
        ))}
      </ChoiceGroup>
      <Select
        label={intl.formatMessage(tokenMessages.days)}
        options={DAYS.map((value) => ({
          value,
          label: intl.formatMessage(tokenMessages.daysCount, { days: value }),
        }))}
        value={days}
        onValueChange={setDays}
      />
      <PasswordField
        name="password"
        required
        label={intl.formatMessage(tokenMessages.password)}
        autoComplete="current-password"
        value={password}
        error={errorOf('password')}
        onValueChange={(text) => {
          setPassword(text);
          edited();
        }}
      />
    </FormDialog>
  );
}
