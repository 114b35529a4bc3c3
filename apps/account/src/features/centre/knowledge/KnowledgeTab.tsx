import type { Order } from '@boardwalk/api-client';
import { GoodsKind, OrderState } from '@boardwalk/domain';
import { EmptyState } from '@boardwalk/ui-kit';
import { LibraryBig } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { useCentre } from '../centre-context.ts';
import { sectionHref } from '../centre-address.ts';
import { Entry } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { usePages, type Part } from '../use-pages.ts';
import { useTimes } from '../use-times.ts';
import { knowledgeMessages } from './messages.ts';

const PAGE = 40;

/** The section KNOWLEDGE_BENEFIT: templates that somebody may use because they are a member, and those they have bought. */
export default function KnowledgeTab() {
  return (
    <>
      <MemberTemplates />
      <BoughtTemplates />
    </>
  );
}

function MemberTemplates() {
  const intl = useIntl();
  const { client, payments } = useCentre();
  const membership = useLoaded(() => client.call('getMembership'), payments);
  return (
    <Section title={intl.formatMessage(knowledgeMessages.member)}>
      <LoadedPart loaded={membership}>
        {({ is_vip: isVip, is_private_deployment: isPrivate }) => {
          if (isVip) return <p>{intl.formatMessage(knowledgeMessages.open)}</p>;
          return (
            <p>
              {intl.formatMessage(knowledgeMessages.closed)}{' '}
              {!isPrivate && (
                <a href={sectionHref('WALLET')}>{intl.formatMessage(knowledgeMessages.getVip)}</a>
              )}
            </p>
          );
        }}
      </LoadedPart>
    </Section>
  );
}

function BoughtTemplates() {
  const intl = useIntl();
  const times = useTimes();
  const { client, payments } = useCentre();
  /** Paid orders hold plans as well: reads on until there is a template, or the end. */
  async function loadTemplates(cursor: string): Promise<Part<Order>> {
    const part = await client.call('listOrders', { query: { cursor, size: PAGE, state: OrderState.PAID } });
    const list = part.list.filter(({ kind }) => kind === GoodsKind.TEMPLATE);
    return list.length === 0 && part.has_more ? loadTemplates(part.next_cursor) : { ...part, list };
  }
  const bought = usePages<Order>(loadTemplates, payments);
  return (
    <Section title={intl.formatMessage(knowledgeMessages.bought)}>
      <PagedList
        label={intl.formatMessage(knowledgeMessages.bought)}
        pages={bought}
        empty={
          <EmptyState
            size="small"
            icon={<LibraryBig />}
            title={intl.formatMessage(knowledgeMessages.none)}
            description={intl.formatMessage(knowledgeMessages.noneText)}
            action={
              <ButtonLink href="/community/" target="_top">
                {intl.formatMessage(knowledgeMessages.browse)}
              </ButtonLink>
            }
          />
        }
      >
        {({ order_id: id, title, file_key: fileKey, paid_at: paidAt, created_at: createdAt }) => (
          <Entry
            key={id}
            title={title}
            detail={intl.formatMessage(knowledgeMessages.boughtOn, { time: times.day(paidAt ?? createdAt) })}
            end={
              <ButtonLink
                size="small"
                href={`/community/file/${fileKey ?? ''}`}
                target="_top"
                aria-label={intl.formatMessage(knowledgeMessages.useNamed, { title })}
              >
                {intl.formatMessage(knowledgeMessages.use)}
              </ButtonLink>
            }
          />
        )}
      </PagedList>
    </Section>
  );
}
