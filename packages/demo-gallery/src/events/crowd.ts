import { LANGUAGES, MemberType, Sex, type Language } from '@boardwalk/domain';

import { pick, seededRandom, shuffled, type Random } from './seededRandom.ts';

/** A light user of the demo community: someone who looks, likes and copies. */
export interface CrowdMember {
  readonly handle: string;
  readonly name: string;
  readonly language: Language;
  readonly sex: Sex;
  readonly member: MemberType;
  readonly joinedAt: Date;
}

const DAY = 86_400_000;
const MAX_AGE_DAYS = 300;

/** Nick names are put together from two lists, so that none is anybody's. `size` is the share of 120. */
const NAMES: Record<
  Language,
  { first: readonly string[]; second: readonly string[]; glue: string; size: number }
> = {
  'zh-CN': {
    first: [
      '早起的',
      '爱画图的',
      '不吃香菜的',
      '慢半拍的',
      '周五的',
      '会发光的',
      '认真的',
      '晒太阳的',
      '住海边的',
      '赶路的',
    ],
    second: ['橘子', '小灯塔', '豆沙包', '白鹭', '纸飞机', '青柠', '云朵', '书签'],
    glue: '',
    size: 34,
  },
  'en-US': {
    first: [
      'Quiet',
      'Sunny',
      'Tidal',
      'Maple',
      'Paper',
      'North',
      'Copper',
      'Early',
      'Velvet',
      'Gentle',
      'Pocket',
    ],
    second: [
      'Heron',
      'Harbor',
      'Otter',
      'Lantern',
      'Pebble',
      'Kettle',
      'Finch',
      'Compass',
      'Willow',
      'Biscuit',
    ],
    glue: ' ',
    size: 34,
  },
  'ja-JP': {
    first: ['朝の', '雨上がりの', 'のんびり', '駅前の', 'ひだまり', '週末の', '山の'],
    second: ['ペンギン', 'コーヒー', 'しおり', '自転車', 'みかん', 'えんぴつ'],
    glue: '',
    size: 18,
  },
  'ko-KR': {
    first: ['느긋한', '새벽의', '바닷가', '동그란', '꾸준한', '오후의', '작은'],
    second: ['고래', '연필', '감자', '우산', '토끼풀', '단추'],
    glue: ' ',
    size: 17,
  },
  'es-ES': {
    first: ['Brisa', 'Limón', 'Farola', 'Nogal', 'Marea', 'Papel', 'Tejado'],
    second: ['Azul', 'de Abril', 'Dormilón', 'del Norte', 'Viajero', 'de Domingo'],
    glue: ' ',
    size: 17,
  },
};

function memberOf(random: Random): MemberType {
  const draw = random();
  return draw < 0.72 ? MemberType.NONE : draw < 0.95 ? MemberType.ORDINARY : MemberType.LIFETIME;
}

/**
 * The crowd: 120 users over the five languages.
 *
 * @param seed decides names, membership and dates
 * @param now the newest possible moment; everyone joined in the ten months before
 */
export function crowd(seed: string, now: Date): CrowdMember[] {
  return LANGUAGES.flatMap((language) => {
    const random = seededRandom(`${seed}/crowd/${language}`);
    const { first, second, glue, size } = NAMES[language];
    const all = first.flatMap((one) => second.map((two) => `${one}${glue}${two}`));
    return shuffled(random, all)
      .slice(0, size)
      .map((name, index): CrowdMember => ({
        handle: `${language.slice(0, 2)}-reader-${String(index + 1).padStart(2, '0')}`,
        name,
        language,
        sex: pick(random, [Sex.MAN, Sex.WOMAN, Sex.CONFIDENTIAL]),
        member: memberOf(random),
        joinedAt: new Date(now.getTime() - Math.floor((5 + random() * (MAX_AGE_DAYS - 5)) * DAY)),
      }));
  });
}
