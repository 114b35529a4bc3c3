import type { ShareLink, ShareRole } from '@boardwalk/api-client';
import {
  Badge,
  Button,
  confirmer,
  copyText,
  ErrorState,
  IconButton,
  Select,
  Skeleton,
  toast,
} from '@boardwalk/ui-kit';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useChangeShareRoleMutation, useListShareLinksQuery, useRevokeShareLinkMutation } from './api.ts';
import { messages } from './messages.ts';
import styles from './ShareDialog.module.css';

/** The links of a board that were not deleted, the newest first. */
export function LinkList({ fileKey }: { readonly fileKey: string }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useListShareLinksQuery(fileKey, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className={styles.part} aria-label={intl.formatMessage(messages.links)}>
      <h3 className={styles.heading}>{intl.formatMessage(messages.links)}</h3>
      {data === undefined && error === undefined && <Skeleton width={75} />}
      {data === undefined && error !== undefined && (
        <ErrorState
          title={intl.formatMessage(messages.failed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(messages.retry)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.list.length === 0 && <p className={styles.empty}>{intl.formatMessage(messages.noLinks)}</p>}
      {data && data.list.length > 0 && (
        <ul>
          {data.list.map((link) => (
            <li key={link.id} className={styles.link}>
              <LinkLine fileKey={fileKey} link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkLine({ fileKey, link }: { readonly fileKey: string; readonly link: ShareLink }) {
  const intl = useIntl();
  const [changeRole, { isLoading }] = useChangeShareRoleMutation();
  const [revoke] = useRevokeShareLinkMutation();
  // Read once: a link that ends while one looks says so when the list is opened again.
  const [openedAt] = useState(() => Date.now());
  const address = new URL(link.path, location.origin).href;
  const hasEnded = link.expires_at !== null && Date.parse(link.expires_at) <= openedAt;
  const details = [
    link.expires_at === null
      ? intl.formatMessage(messages.noEnd)
      : intl.formatMessage(messages.until, {
          when: intl.formatDate(link.expires_at, { dateStyle: 'medium' }),
        }),
    ...(link.has_password ? [intl.formatMessage(messages.withPassword)] : []),
    intl.formatMessage(messages.visitorCount, { count: link.visitor_count }),
  ];

  async function change(role: ShareRole) {
    // One change after the other. The choice is not disabled meanwhile: the keyboard would lose its place.
    if (isLoading) return;
    const { error } = await changeRole({ fileKey, linkId: link.id, role });
    if (error !== undefined) toast.error(failureText(intl, error));
  }

  async function remove() {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(messages.revokeTitle),
      message: intl.formatMessage(messages.revokeText),
      okLabel: intl.formatMessage(messages.revoke),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { error } = await revoke({ fileKey, linkId: link.id });
    if (error !== undefined) toast.error(failureText(intl, error));
  }

  return (
    <>
      <div className={styles.facts}>
        <span className={styles.address}>{address}</span>
        <span className={styles.detail}>{details.join(' · ')}</span>
      </div>
      {hasEnded ? (
        <Badge tone="caution">{intl.formatMessage(messages.ended)}</Badge>
      ) : (
        <Select
          compact
          hideLabel
          label={intl.formatMessage(messages.linkRole)}
          value={link.role}
          options={(['viewer', 'commenter', 'editor'] as const).map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
          }))}
          onValueChange={(role) => void change(role)}
        />
      )}
      {!hasEnded && (
        <Button
          icon={<Copy />}
          onClick={() =>
            void copyText(address).then(
              () => toast.success(intl.formatMessage(messages.copied)),
              () => toast.error(intl.formatMessage(messages.copyFailed)),
            )
          }
        >
          {intl.formatMessage(messages.copy)}
        </Button>
      )}
      <IconButton
        label={intl.formatMessage(messages.revoke)}
        icon={<Trash2 />}
        tooltip={false}
        onClick={() => void remove()}
      />
    </>
  );
}
