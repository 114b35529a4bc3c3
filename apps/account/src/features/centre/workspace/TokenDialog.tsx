import type { BodyOf } from '@boardwalk/api-client';
import { useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkLine, SERVICE_TOKEN_LIMITS, type FieldViolation } from '@boardwalk/domain';
import { Checkbox, Select, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessage } from '#shared/words/field-message.ts';
import { useCentre } from '../centre-context.ts';
import { PresentPasswordField } from '../account/PresentPasswordField.tsx';
import { checkPresentPassword, proofOutcome } from '../account/proof.ts';
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
  const form = useCheckedForm({
    violations: violationsOf({ name, scopes, password }),
    shown: ['name', 'scopes', 'password'],
    send: async () =>
      await proofOutcome(
        async () =>
          await client.call('createServiceToken', { body: { name, scopes: [...scopes], days, password } }),
        ({ token }) => {
          onClose();
          onCreated(token);
        },
      ),
  });
  const errorOf = (field: string) => {
    const violation = form.violations.find((each) => each.field === field);
    return violation && fieldMessage(intl, violation);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={intl.formatMessage(tokenMessages.create)}
      description={intl.formatMessage(tokenMessages.createHint)}
      sendLabel={intl.formatMessage(tokenMessages.createAction)}
      isSending={form.isSending}
      failure={form.problem === undefined ? null : centreFailureText(intl, form.problem)}
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
          if (form.touch()) setName(text);
        }}
      />
      <ChoiceGroup label={intl.formatMessage(tokenMessages.scopes)} error={errorOf('scopes')}>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={scope}
            checked={scopes.includes(scope)}
            onCheckedChange={(isWanted) => {
              if (form.touch())
                setScopes(isWanted ? [...scopes, scope] : scopes.filter((each) => each !== scope));
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
        onValueChange={(value) => {
          if (form.touch()) setDays(value);
        }}
      />
      <PresentPasswordField
        label={intl.formatMessage(tokenMessages.password)}
        value={password}
        violations={form.violations}
        onValueChange={(text) => {
          if (form.touch()) setPassword(text);
        }}
      />
    </FormDialog>
  );
}

function violationsOf(
  body: Pick<BodyOf<'createServiceToken'>, 'name' | 'password'> & { scopes: readonly Scope[] },
) {
  const { nameMin: min, nameMax: max } = SERVICE_TOKEN_LIMITS;
  return [
    ...checkLine('name', body.name, { min, max }),
    ...(body.scopes.length === 0 ? [{ field: 'scopes', rule: 'required' as const }] : []),
    ...checkPresentPassword(body.password),
  ] satisfies FieldViolation[];
}
