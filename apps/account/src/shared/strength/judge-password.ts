import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0, guessed at once, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Longer ones are strong anyway, and would keep the page busy. */
const JUDGED = 64;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How hard a password is to guess.
 *
 * @param own name and address, which a guesser tries first
 */
export function judgePassword(password: string, own: readonly string[]): Strength {
  return judge.check(password.slice(0, JUDGED), [...own]).score;
}
