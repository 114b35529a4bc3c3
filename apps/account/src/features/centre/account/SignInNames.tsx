import { Badge, Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { Section } from '../components/Section.tsx';
import { accountMessages } from './messages.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SignInNameDialog } from './SignInNameDialog.tsx';

/** E-mail address, mobile number and password. */
export function SignInNames() {
  const intl = useIntl();
  const { user } = useCentre();
  const [open, setOpen] = useState<'email' | 'mobile' | 'password' | null>(null);
  const [kind, setKind] = useState<'email' | 'mobile'>('email');
  const [opened, setOpened] = useState(0);
  function show(what: 'email' | 'mobile' | 'password') {
    setOpen(what);
    setOpened(opened + 1);
    if (what !== 'password') setKind(what);
  }
  const none = intl.formatMessage(accountMessages.none);
  const change = (what: 'email' | 'mobile' | 'password', dialog: string, isThere = true) => (
    <Button size="small" aria-label={dialog} onClick={() => show(what)}>
      {intl.formatMessage(isThere ? accountMessages.change : accountMessages.add)}
    </Button>
  );
  return (
    <Section title={intl.formatMessage(accountMessages.signInTitle)}>
      <EntryList>
        <Entry
          title={user.email ?? none}
          mark={
            user.email !== null && (
              <Badge tone={user.email_proven ? 'positive' : 'caution'}>
                {intl.formatMessage(user.email_proven ? accountMessages.proven : accountMessages.unproven)}
              </Badge>
            )
          }
          detail={<EmailDetail />}
          end={change(
            'email',
            intl.formatMessage(user.email === null ? accountMessages.addEmail : accountMessages.changeEmail),
            user.email !== null,
          )}
        />
        <Entry
          title={user.mobile ?? none}
          detail={intl.formatMessage(accountMessages.mobile)}
          end={change(
            'mobile',
            intl.formatMessage(
              user.mobile === null ? accountMessages.addMobile : accountMessages.changeMobile,
            ),
            user.mobile !== null,
          )}
        />
        <Entry
          title="••••••••"
          detail={intl.formatMessage(accountMessages.password)}
          end={change('password', intl.formatMessage(accountMessages.changePassword))}
        />
      </EntryList>
      {/* Each opening begins with an empty form. */}
      <SignInNameDialog
        key={`name ${opened}`}
        kind={kind}
        isOpen={open !== null && open !== 'password'}
        onClose={() => setOpen(null)}
      />
      <PasswordDialog key={`password ${opened}`} isOpen={open === 'password'} onClose={() => setOpen(null)} />
    </Section>
  );
}

function EmailDetail() {
  const intl = useIntl();
  const { user } = useCentre();
  if (user.pending_email === null) return intl.formatMessage(accountMessages.email);
  return intl.formatMessage(accountMessages.pending, { email: user.pending_email });
}
