import { Deployment } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { Upload } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { outsidePaths } from '#shared/paths.ts';
import { usePublish } from '#shared/publish/use-publish.ts';
import { selectIsLogged, selectViewer } from '#shared/session/session-slice.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { shellMessages } from './messages.ts';
import styles from './SiteHeader.module.css';
import { useHere } from './use-here.ts';
import { UserTools } from './UserTools.tsx';

/** The end of the header: what one can do with an account, or the ways to get one (spec §2). */
export function UserArea() {
  const viewer = useSelector(selectViewer);
  const isLogged = useSelector(selectIsLogged);
  return (
    <div className={styles.user} data-logged={isLogged ? '' : undefined}>
      {viewer ? (
        <>
          <UserTools viewer={viewer} />
          <WorkspaceLink />
          <PublishButton />
          <AvatarMenu viewer={viewer} />
        </>
      ) : (
        <LoginLinks />
      )}
    </div>
  );
}

function LoginLinks() {
  const intl = useIntl();
  const { open } = useDialogs();
  const { deployment } = usePageSettings();
  const here = useHere();
  if (deployment === Deployment.MAINLAND) {
    return (
      <Button variant="primary" onClick={() => open('login', {})}>
        {intl.formatMessage(shellMessages.logInOrRegister)}
      </Button>
    );
  }
  return (
    <>
      <ButtonLink variant="quiet" href={outsidePaths.signIn(here)}>
        {intl.formatMessage(shellMessages.logIn)}
      </ButtonLink>
      <ButtonLink variant="primary" className={styles.signUp} href={outsidePaths.signUp(here)}>
        {intl.formatMessage(shellMessages.signUp)}
      </ButtonLink>
    </>
  );
}

function WorkspaceLink() {
  const intl = useIntl();
  const { deployment } = usePageSettings();
  const isMainland = deployment === Deployment.MAINLAND;
  return (
    <ButtonLink
      className={styles.workspace}
      href={isMainland ? outsidePaths.workspaceHome() : outsidePaths.workspace()}
      newTab={isMainland}
    >
      {intl.formatMessage(isMainland ? shellMessages.workbench : shellMessages.workspace)}
    </ButtonLink>
  );
}

function PublishButton() {
  const intl = useIntl();
  const publish = usePublish('header');
  return (
    <Button variant="primary" icon={<Upload />} className={styles.publish} onClick={() => publish()}>
      {intl.formatMessage(shellMessages.publish)}
    </Button>
  );
}
