import { useActiveSession } from '@boardwalk/app-shell/app';
import type { ManagedPerson } from '@boardwalk/api-client';
import { isAdmin, UserKind } from '@boardwalk/domain';
import { Alert, Button, Dialog, Select, Switch, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useUpdatePersonMutation } from '../api.ts';
import { kindWords } from '../kind-words.ts';
import { peopleMessages as messages } from '../messages.ts';
import styles from './PersonDialog.module.css';
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
  const [update, { error, isLoading }] = useUpdatePersonMutation();
  const isSuper = viewer.role === UserKind.SUPER_ADMIN;
  const isSelf = viewer.user_id === person.user_id;
  const mayChange = !isSelf && (isSuper || !isAdmin(person.role));
  const save = async () => {
    const answer = await update({
      userId: person.user_id,
      changes: {
        ...(role === person.role ? {} : { role }),
        ...(isInvited === person.special_invite ? {} : { special_invite: isInvited }),
        ...(isInfluencer === (person.influencer === 1) ? {} : { influencer: isInfluencer ? 1 : 0 }),
        ...(isExpert === (person.expert === 1) ? {} : { expert: isExpert ? 1 : 0 }),
        ...(isActive === person.is_active ? {} : { is_active: isActive }),
      },
    });
    if (answer.error !== undefined) return;
    toast.success(intl.formatMessage(messages.saved));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isLoading}
      title={person.nick_name}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button variant="primary" disabled={!mayChange} loading={isLoading} onClick={() => void save()}>
            {intl.formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {!mayChange && (
          <Alert urgency="off">{intl.formatMessage(isSelf ? messages.yourself : messages.forSuper)}</Alert>
        )}
        {isSuper && !isSelf && <SecondStepOfAdmin person={person} />}
        {error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>}
        <Select
          label={intl.formatMessage(messages.kind)}
          description={isSuper ? undefined : intl.formatMessage(messages.kindForSuper)}
          disabled={!isSuper || !mayChange}
          value={role}
          options={Object.values(UserKind).map((value) => ({
            value,
            label: intl.formatMessage(kindWords(value)),
          }))}
          onValueChange={setRole}
        />
        <Switch
          label={intl.formatMessage(messages.mayFull)}
          disabled={!mayChange}
          checked={isInvited}
          onCheckedChange={setInvited}
        />
        <Switch
          label={intl.formatMessage(messages.isInfluencer)}
          disabled={!mayChange}
          checked={isInfluencer}
          onCheckedChange={setInfluencer}
        />
        <Switch
          label={intl.formatMessage(messages.isExpert)}
          disabled={!mayChange}
          checked={isExpert}
          onCheckedChange={setExpert}
        />
        <Switch
          label={intl.formatMessage(messages.maySignIn)}
          description={intl.formatMessage(messages.maySignInText)}
          disabled={!mayChange}
          checked={isActive}
          onCheckedChange={setActive}
        />
      </div>
    </Dialog>
  );
}
