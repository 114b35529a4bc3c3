import type { CommunityFile } from '@boardwalk/api-client';
import { FeeType, fromThousandths, TEMPLATE_CURRENCY } from '@boardwalk/domain';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { BASENAME, outsidePaths, paths } from '#shared/paths.ts';

/** What programs read of a work: its facts in the words of schema.org, and how other sites show it (oEmbed). */
export function WorkFacts({ file }: { file: CommunityFile }) {
  const { publicUrl } = usePageSettings();
  const inCommunity = (path: string) => new URL(BASENAME + path.slice(1), publicUrl).href;
  const address = inCommunity(paths.file(file.file_key));
  const { owner, cover_image: cover } = file;
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: file.name,
    description: file.description,
    url: address,
    image: new URL(cover.url, publicUrl).href,
    inLanguage: file.language,
    dateCreated: file.created_at,
    datePublished: file.pub_time ?? undefined,
    dateModified: file.updated_at,
    keywords: file.tag_list.map(({ name }) => name),
    author: {
      '@type': 'Person',
      name: owner.nick_name,
      url: owner.profile_name === null ? undefined : inCommunity(paths.profile(owner.profile_name)),
    },
    isAccessibleForFree: file.fee_type === FeeType.FREE,
    offers:
      file.fee_type === FeeType.NEED_PAY
        ? {
            '@type': 'Offer',
            price: fromThousandths(file.unit_price),
            priceCurrency: TEMPLATE_CURRENCY,
            url: address,
          }
        : undefined,
    interactionStatistic: [
      statistic('LikeAction', file.praise_num),
      statistic('BookmarkAction', file.collect_num),
      statistic('UseAction', file.use_num),
    ],
  };
  return (
    <>
      <link
        rel="alternate"
        type="application/json+oembed"
        title={file.name}
        href={outsidePaths.oEmbed(address)}
      />
      <script type="application/ld+json">{JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)}</script>
    </>
  );
}

function statistic(action: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}
