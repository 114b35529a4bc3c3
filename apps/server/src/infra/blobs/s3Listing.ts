/** One page of ListObjectsV2. */
export interface S3Listing {
  objects: { key: string; size: number; writtenAt: Date }[];
  /** What asks for the next page; undefined on the last one. */
  next: string | undefined;
}

/** Reads the XML of a page. Our own keys need no unescaping, the token of the next page does. */
export function readListing(xml: string): S3Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gsu)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    size: Number(textOf(entry, 'Size')),
    writtenAt: new Date(textOf(entry, 'LastModified') ?? 0),
  }));
  const isCut = textOf(xml, 'IsTruncated') === 'true';
  return { objects, next: isCut ? textOf(xml, 'NextContinuationToken') : undefined };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`, 'u')
    .exec(xml)?.[1]
    ?.replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_entity, name: string) => ENTITIES[name] ?? '');
}
