import { useActiveSession } from '@boardwalk/app-shell/app';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import type { ManagedPerson } from '@boardwalk/api-client';
import { isAdmin, UserKind } from '@boardwalk/domain';
import { Alert, Select, Switch, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { FormDialog } from '#shared/forms/FormDialog.tsx';
import { useUpdatePersonMutation } from '../api.ts';
import { kindWords } from '../kind-words.ts';
import { peopleMessages as messages } from '../messages.ts';
import { SecondStepOfAdmin } from './SecondStepOfAdmin.tsx';

/**
 * What can be changed about a person. The kind of anybody, and everything about admins, is for super admins; nobody
 * changes themselves.
 */
export function PersonDialog({
  person,
  onClose,
}: {
  readonly person: ManagedPerson;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const [role, setRole] = useState<UserKind>(person.role);
  const [isInvited, setInvited] = useState(person.special_invite);
  const [isInfluencer, setInfluencer] = useState(person.influencer === 1);
  const [isExpert, setExpert] = useState(person.expert === 1);
  const [isActive, setActive] = useState(person.is_active);
  const [update] = useUpdatePersonMutation();
  const isSuper = viewer.role === UserKind.SUPER_ADMIN;
  const isSelf = viewer.user_id === person.user_id;
  const mayChange = !isSelf && (isSuper || !isAdmin(person.role));
  const form = useCheckedForm({
    violations: [],
    shown: [],
    send: async () =>
      await callOutcome(
        async () =>
          await update({
            userId: person.user_id,
            changes: {
              ...(role === person.role ? {} : { role }),
              ...(isInvited === person.special_invite ? {} : { special_invite: isInvited }),
              ...(isInfluencer === (person.influencer === 1) ? {} : { influencer: isInfluencer ? 1 : 0 }),
              ...(isExpert === (person.expert === 1) ? {} : { expert: isExpert ? 1 : 0 }),
              ...(isActive === person.is_active ? {} : { is_active: isActive }),
            },
          }).unwrap(),
        () => {
          toast.success(intl.formatMessage(messages.saved));
          onClose();
        },
      ),
  });
  return (
    <FormDialog
      onClose={onClose}
      form={form}
      mayBeSent={mayChange}
      title={person.nick_name}
      closeLabel={intl.formatMessage(messages.close)}
      cancelLabel={intl.formatMessage(messages.cancel)}
      sendLabel={intl.formatMessage(messages.save)}
      problem={form.problem === undefined ? undefined : failureText(intl, form.problem)}
    >
      {!mayChange && (
        <Alert urgency="off">{intl.formatMessage(isSelf ? messages.yourself : messages.forSuper)}</Alert>
      )}
      {isSuper && !isSelf && <SecondStepOfAdmin person={person} />}
      <Select
        label={intl.formatMessage(messages.kind)}
        description={isSuper ? undefined : intl.formatMessage(messages.kindForSuper)}
        disabled={!isSuper || !mayChange}
        value={role}
        options={Object.values(UserKind).map((value) => ({
          value,
          label: intl.formatMessage(kindWords(value)),
        }))}
        onValueChange={(next) => form.touch() && setRole(next)}
      />
      <Switch
        label={intl.formatMessage(messages.mayFull)}
        disabled={!mayChange}
        checked={isInvited}
        onCheckedChange={(next) => form.touch() && setInvited(next)}
      />
      <Switch
        label={intl.formatMessage(messages.isInfluencer)}
        disabled={!mayChange}
        checked={isInfluencer}
        onCheckedChange={(next) => form.touch() && setInfluencer(next)}
      />
      <Switch
        label={intl.formatMessage(messages.isExpert)}
        disabled={!mayChange}
        checked={isExpert}
        onCheckedChange={(next) => form.touch() && setExpert(next)}
      />
      <Switch
        label={intl.formatMessage(messages.maySignIn)}
        description={intl.formatMessage(messages.maySignInText)}
        disabled={!mayChange}
        checked={isActive}
        onCheckedChange={(next) => form.touch() && setActive(next)}
      />
    </FormDialog>
  );
}
