import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeeType } from '../money/fee-type.ts';
import { TagType } from '../taxonomy/tag-type.ts';
import { addCustomTag, checkCustomTags, foldTag } from './custom-tags.ts';
import { mayPublishToday } from './daily-limit.ts';
import { checkPrice, priceFromWire, priceToWire, typePrice } from './price.ts';
import { checkPublishForm, EMPTY_TAXONOMY, type PublishForm } from './publish-form.ts';
import { joinPublishTags, sortPublishTags, type PublishTag } from './publish-tags.ts';

const tag = fc.oneof(
  fc.constantFrom('', 'Retro', 'retro ', 'ｒｅｔｒｏ', 'map'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 });

test('[VAL-PUB-07] folding twice is folding once, and case or width never makes another tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldTag(foldTag(text))).toBe(foldTag(text));
      expect(foldTag(` ${text.toUpperCase()} `)).toBe(foldTag(text.toUpperCase()));
    }),
  );
});

test('[VAL-PUB-04][VAL-PUB-05][VAL-PUB-07] tags added one by one are a valid list, in the order of typing', () => {
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 8 }), (typed) => {
      let tags: readonly string[] = [];
      for (const text of typed) {
        const added = addCustomTag(tags, text);
        if (added.tags === undefined) {
          expect(added.violation.field).toBe('custom_tags');
          continue;
        }
        expect(added.tags.slice(0, -1)).toEqual(tags);
        expect(checkCustomTags(added.tags)).toEqual([]);
        tags = added.tags;
      }
      expect(tags.length).toBeLessThanOrEqual(3);
    }),
  );
});

test('tags that are joined for the wire are sorted back into the same fields', () => {
  fc.assert(
    fc.property(fc.tuple(ids, ids, ids, ids, ids), ([scenes, industries, charts, roles, custom]) => {
      // Ids of different kinds never meet: each kind has its own hundred.
      const kinds = [scenes, industries, charts, roles, custom].map((each, kind) =>
        each.map((id) => kind * 100 + id),
      );
      const types = [TagType.SCENES, TagType.INDUSTRY, TagType.COMMON, TagType.ROLE, TagType.CUSTOM];
      const known = kinds.flatMap((each, kind) =>
        each.map((id): PublishTag => ({
          id,
          name: `tag ${id}`,
          ttype: types[kind] ?? TagType.COMMON,
          isChart: kind === 2,
        })),
      );
      const taxonomy = {
        scenes: kinds[0] ?? [],
        industries: kinds[1] ?? [],
        charts: kinds[2] ?? [],
        roles: kinds[3] ?? [],
        topics: [7],
      };
      const joined = joinPublishTags(kinds[4] ?? [], taxonomy);
      const sorted = sortPublishTags(
        joined.map((id) => known.find((each) => each.id === id) as PublishTag),
        [7],
      );
      expect(sorted).toEqual({ customTags: (kinds[4] ?? []).map((id) => `tag ${id}`), taxonomy });
    }),
  );
});

test('[VAL-PUB-12][VAL-PUB-13] only a price that passes the check travels, and it comes back as typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(FeeType)),
      fc.oneof(fc.string(), fc.nat(60).map(String)),
      (fee, typed) => {
        const shown = typePrice(typed);
        const wire = priceToWire(fee, shown);
        if (wire === undefined) return;
        expect([fee, wire % 1000]).toEqual([FeeType.NEED_PAY, 0]);
        expect(priceFromWire(wire)).toBe(shown);
        expect(checkPrice(shown).length === 0).toBe(wire >= 2_000 && wire <= 50_000);
      },
    ),
  );
});

test('the rules of one field do not depend on another: each broken one is reported alone', () => {
  const good: PublishForm = {
    name: 'Retrospective',
    description: 'What went well, what did not.',
    cover: 'unchanged',
    feeType: FeeType.FREE,
    price: null,
    licence: 'site',
    changeNote: '',
    customTags: ['retro'],
    taxonomy: EMPTY_TAXONOMY,
  };
  const broken: readonly (readonly [field: string, change: Partial<PublishForm>])[] = [
    ['name', { name: '' }],
    ['description', { description: 'short' }],
    ['cover', { cover: null }],
    ['scenes', { taxonomy: { ...EMPTY_TAXONOMY, scenes: [1] } }],
    ['custom_tags', { customTags: [] }],
    ['unit_price', { feeType: FeeType.NEED_PAY, price: '1' }],
  ];
  fc.assert(
    fc.property(fc.subarray([...broken]), (chosen) => {
      const form = chosen.reduce((so, [, change]) => ({ ...so, ...change }), good);
      const fields = checkPublishForm(form, { curatedTaxonomy: false, sourceLicence: null }).map(
        ({ field }) => field,
      );
      expect(fields).toEqual(chosen.map(([field]) => field));
    }),
  );
});

test('[CONST-01] of any number of publications in a day exactly 100 are allowed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (tries) => {
      let published = 0;
      for (let count = 0; count < tries; count += 1) if (mayPublishToday(published)) published += 1;
      expect(published).toBe(Math.min(tries, 100));
    }),
  );
});
