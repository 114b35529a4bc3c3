import { parseSnapshot } from '@boardwalk/board/document';
import { checkPublishForm, FeeType, isFileKey, LANGUAGES, Licence } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';

import { loadGallery } from '../src/index.ts';

const gallery = loadGallery();
const { boards, people, taxonomy } = gallery;

const keysOf = (leaves: readonly { key: string }[]): string[] => leaves.map((leaf) => leaf.key);
const sceneKeys = taxonomy.scenes.flatMap((scene) => keysOf(scene.children));
const chartKeys = taxonomy.common
  .filter((branch) => branch.key === 'chart')
  .flatMap((chart) => keysOf(chart.children));
const topicKeys = keysOf(taxonomy.topics);
const place = (keys: readonly string[], key: string): number => keys.indexOf(key) + 1;

describe.each(boards.map((board) => ({ slug: board.meta.slug, ...board })))(
  '$slug',
  ({ meta, snapshot, fileKey }) => {
    test('passes the publish rules for curated works', () => {
      const violations = checkPublishForm(
        {
          name: meta.title,
          description: meta.description,
          cover: 'unchanged',
          feeType: meta.fee.type,
          price: meta.fee.price === undefined ? null : String(meta.fee.price),
          licence: meta.fee.type === FeeType.NEED_PAY ? Licence.SITE : Licence.CC_BY,
          changeNote: '',
          customTags: meta.tags,
          taxonomy: {
            scenes: meta.scenes.map((key) => place(sceneKeys, key)),
            industries: [place(keysOf(taxonomy.industries), meta.industry)],
            charts: [place(chartKeys, meta.chart)],
            roles: meta.roles.map((key) => place(keysOf(taxonomy.roles), key)),
            topics: meta.topics.map((key) => place(topicKeys, key)),
          },
        },
        { curatedTaxonomy: true, sourceLicence: null },
      );
      expect(violations).toEqual([]);
    });

    test('names only tags, topics and creators that exist', () => {
      expect(sceneKeys).toEqual(expect.arrayContaining(meta.scenes));
      expect(keysOf(taxonomy.roles)).toEqual(expect.arrayContaining(meta.roles));
      expect(keysOf(taxonomy.industries)).toContain(meta.industry);
      expect(chartKeys).toContain(meta.chart);
      expect(topicKeys).toEqual(expect.arrayContaining(meta.topics));
      expect(people.map((person) => person.handle)).toContain(meta.owner);
    });

    test('is a valid board snapshot', () => {
      expect(parseSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
    });

    test('has a file key', () => {
      expect(isFileKey(fileKey)).toBe(true);
    });

    test('says in two to four sentences what it is for', () => {
      const sentences = meta.description
        .split(/[.!?。！？](?:\s|$|(?=[^\s\d]))/u)
        .filter((part) => part.trim() !== '');
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(5);
    });

    test('is in the language of its creator', () => {
      expect(people.find((person) => person.handle === meta.owner)?.language).toBe(meta.language);
    });
  },
);

describe('the gallery', () => {
  test('has at least 66 boards with slugs and file keys of their own, half of them mind maps', () => {
    expect(boards.length).toBeGreaterThanOrEqual(66);
    expect(new Set(boards.map((board) => board.meta.slug)).size).toBe(boards.length);
    expect(new Set(boards.map((board) => board.fileKey)).size).toBe(boards.length);
    expect(new Set(boards.map((board) => board.meta.title)).size).toBe(boards.length);
    const mindMaps = boards.filter((board) => board.meta.kind === 'mindmap').length;
    expect(Math.abs(mindMaps * 2 - boards.length)).toBeLessThanOrEqual(2);
  });

  test('is spread over the five languages', () => {
    const least = { 'zh-CN': 16, 'en-US': 20, 'ja-JP': 9, 'ko-KR': 9, 'es-ES': 9 };
    const missing = LANGUAGES.filter(
      (language) => boards.filter((board) => board.meta.language === language).length < least[language],
    );
    expect(missing).toEqual([]);
  });

  test('leaves no scene, role, industry, chart type or topic empty', () => {
    const used = new Set(
      boards.flatMap(({ meta }) => [
        ...meta.scenes,
        ...meta.roles,
        meta.industry,
        meta.chart,
        ...meta.topics,
      ]),
    );
    const all = [
      ...sceneKeys,
      ...keysOf(taxonomy.roles),
      ...keysOf(taxonomy.industries),
      ...chartKeys,
      ...topicKeys,
    ];
    expect(all.filter((key) => !used.has(key))).toEqual([]);
  });

  test('offers free, member-free and paid works, and selected ones', () => {
    const fees = boards.map((board) => board.meta.fee.type);
    for (const fee of [FeeType.FREE, FeeType.MEMBER_FREE, FeeType.NEED_PAY])
      expect(fees.filter((each) => each === fee).length).toBeGreaterThanOrEqual(4);
    expect(boards.filter((board) => board.meta.selected).length).toBeGreaterThanOrEqual(8);
  });

  test('gives every creator at least one work', () => {
    const owners = new Set(boards.map((board) => board.meta.owner));
    expect(people.filter((person) => !owners.has(person.handle)).map((person) => person.handle)).toEqual([]);
  });
});

describe('the taxonomy', () => {
  test('has keys of its own throughout', () => {
    const keys = [
      ...taxonomy.scenes.flatMap((scene) => [scene.key, ...keysOf(scene.children)]),
      ...keysOf(taxonomy.roles),
      ...keysOf(taxonomy.industries),
      ...taxonomy.common.flatMap((branch) => [branch.key, ...keysOf(branch.children)]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('links banners and topics to what exists', () => {
    const tagKeys = [...sceneKeys, ...keysOf(taxonomy.roles), ...keysOf(taxonomy.industries), ...chartKeys];
    for (const banner of taxonomy.banners) {
      if ('topic' in banner.link) expect(topicKeys).toContain(banner.link.topic);
      if ('tag' in banner.link) expect(tagKeys).toContain(banner.link.tag);
    }
    const slugs = boards.map((board) => board.meta.slug);
    for (const topic of taxonomy.topics) expect(slugs).toContain(topic.cover);
  });

  test('suggests searches that find a board of their language', () => {
    const words = LANGUAGES.flatMap((language) =>
      [
        ...taxonomy.hotSearches[language],
        ...taxonomy.banners.flatMap((banner) =>
          'search' in banner.link ? [banner.link.search[language]] : [],
        ),
      ].map((word) => ({ language, word })),
    );
    const fruitless = words.filter(
      ({ language, word }) =>
        !boards.some(
          ({ meta }) =>
            meta.language === language &&
            `${meta.title} ${meta.description} ${meta.tags.join(' ')}`
              .toLowerCase()
              .includes(word.toLowerCase()),
        ),
    );
    expect(fruitless).toEqual([]);
  });
});
