import { aUser } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { checkSession, type SessionSteps } from './check-session.ts';

/** Steps that write down what happened; `fails` names one that rejects. */
function recorded(fails?: keyof SessionSteps) {
  const log: string[] = [];
  const step = (name: keyof SessionSteps, detail = '') => {
    log.push(detail === '' ? name : `${name} ${detail}`);
    if (name === fails) throw new Error('It failed.');
  };
  const steps: SessionSteps = {
    validate: async () => {
      step('validate');
      return { user: aUser({ nick_name: 'Mira' }), refreshToken: 'r1' };
    },
    storeUser: (user) => step('storeUser', user.nick_name),
    storeRefreshToken: (token) => step('storeRefreshToken', token),
    obtainAccessToken: async () => step('obtainAccessToken'),
    announceLogin: () => step('announceLogin'),
    loadBaseInfo: async () => step('loadBaseInfo'),
    refreshUser: async () => step('refreshUser'),
    setChecked: () => step('setChecked'),
    announceChecked: () => step('announceChecked'),
  };
  return { log, steps };
}

describe('the check of the session at the start of a page', () => {
  test('[STATE-02][STATE-03][STATE-04][STATE-05][STATE-06][STATE-07][STATE-08][STATE-09] a valid session goes through all steps in order', async () => {
    const { log, steps } = recorded();
    await checkSession(steps);
    expect(log).toEqual([
      'validate',
      'storeUser Mira',
      'storeRefreshToken r1',
      'obtainAccessToken',
      'announceLogin',
      'loadBaseInfo',
      'refreshUser',
      'setChecked',
      'announceChecked',
    ]);
  });

  test('[STATE-10][STATE-11][STATE-12] an invalid session changes nothing, says nothing, and is checked', async () => {
    const { log, steps } = recorded('validate');
    await expect(checkSession(steps)).resolves.toBeUndefined();
    expect(log).toEqual(['validate', 'setChecked', 'announceChecked']);
  });

  test.each(['obtainAccessToken', 'loadBaseInfo', 'refreshUser'] as const)(
    '[STATE-11][STATE-12] a session whose %s fails is checked all the same',
    async (name) => {
      const { log, steps } = recorded(name);
      await expect(checkSession(steps)).resolves.toBeUndefined();
      expect(log.slice(-2)).toEqual(['setChecked', 'announceChecked']);
    },
  );
});
