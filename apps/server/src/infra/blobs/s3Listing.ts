/** One page of ListObjectsV2. */
export interface S3Listing {
  objects: { key: string; size: number; writtenAt: Date }[];
  /** Whether there is more after the last one. */
  isCut: boolean;
}

/** Reads the XML of a page. Keys are our own, which have nothing that would be escaped. */
export function readListing(xml: string): S3Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gsu)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    size: Number(textOf(entry, 'Size')),
    writtenAt: new Date(textOf(entry, 'LastModified') ?? 0),
  }));
  return { objects, isCut: textOf(xml, 'IsTruncated') === 'true' };
}

function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`, 'u').exec(xml)?.[1];
}
