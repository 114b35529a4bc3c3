import type { Profile } from '@boardwalk/api-client';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkProfile, PROFILE_LIMITS } from '@boardwalk/domain';
import { Button, Checkbox, TextArea, TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './Community.module.css';
import { communityMessages } from './messages.ts';

/** What others read about somebody in the community. */
export function PublicProfile() {
  const intl = useIntl();
  const { client, user } = useCentre();
  const profile = useLoaded(() => client.call('getOwnProfile'));
  return (
    <Section
      title={intl.formatMessage(communityMessages.profile)}
      hint={
        <a href={`/community/profile/${encodeURIComponent(user.profile_name)}`} target="_top">
          {intl.formatMessage(communityMessages.show)}
        </a>
      }
    >
      <LoadedPart loaded={profile}>
        {(value) => <ProfileForm profile={value} onSaved={(saved) => profile.set(saved)} />}
      </LoadedPart>
    </Section>
  );
}

function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const intl = useIntl();
  const { client } = useCentre();
  const [values, setValues] = useState({
    introduce: profile.introduce,
    profession: profile.profession,
    collections_public: profile.collections_public ?? false,
  });
  const form = useCheckedForm({
    violations: checkProfile(values),
    shown: ['profession', 'introduce'],
    send: async () =>
      await callOutcome(
        async () =>
          await client.call('updateProfile', { body: { profile_key: profile.profile_key, ...values } }),
        (saved) => {
          onSaved(saved);
          toast.success(intl.formatMessage(communityMessages.saved));
        },
      ),
  });
  const errorOf = (field: string) => {
    const violation = form.violations.find((each) => each.field === field);
    return violation && fieldMessage(intl, violation);
  };
  const change = (part: Partial<typeof values>) => {
    if (form.touch()) setValues((before) => ({ ...before, ...part }));
  };
  const { focus, fans, pub_files: works } = profile.statistic_data;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.numbers}>
        {intl.formatMessage(communityMessages.numbers, { works, fans, follows: focus })}
      </p>
      <TextField
        name="profession"
        label={intl.formatMessage(communityMessages.profession)}
        autoComplete="organization-title"
        value={values.profession}
        error={errorOf('profession')}
        onValueChange={(profession) => change({ profession })}
      />
      <TextArea
        name="introduce"
        label={intl.formatMessage(communityMessages.bio)}
        description={intl.formatMessage(communityMessages.bioHint, { max: PROFILE_LIMITS.bioMax })}
        rows={4}
        value={values.introduce}
        error={errorOf('introduce')}
        onValueChange={(introduce) => change({ introduce })}
      />
      <Checkbox
        label={intl.formatMessage(communityMessages.collectionsPublic)}
        checked={values.collections_public}
        onCheckedChange={(checked) => change({ collections_public: checked })}
      />
      {form.problem !== undefined && <Notice>{centreFailureText(intl, form.problem)}</Notice>}
      <div>
        <Button type="submit" loading={form.isSending}>
          {intl.formatMessage(wordMessages.save)}
        </Button>
      </div>
    </form>
  );
}
