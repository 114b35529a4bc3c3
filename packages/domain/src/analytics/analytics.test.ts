import { expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { parseAnalyticsChoice, writeAnalyticsCookie } from './analytics-choice.ts';
import { isAnalyticsOrigin, publishClickEvent, searchEvent } from './analytics-event.ts';
import { analyticsProject } from './project-identifier.ts';

test('[LANG-11][ENUM-28] domestic, overseas and test installations have each their own project', () => {
  const projects = [
    analyticsProject(Deployment.MAINLAND, false),
    analyticsProject(Deployment.OVERSEAS, false),
    analyticsProject(Deployment.OVERSEAS, true),
  ];
  expect(new Set(projects).size).toBe(3);
  expect(analyticsProject(Deployment.MAINLAND, true)).toBe(projects[2]);
});

test('[OPEN-50] the events of search and publish carry where they were started, and nobody', () => {
  expect(searchEvent('boardwalk-test', ' swot ', 'hot')).toEqual({
    name: 'search',
    project: 'boardwalk-test',
    properties: { keyword: 'swot', origin: 'hot' },
  });
  expect(publishClickEvent('boardwalk-test', 'header')).toEqual({
    name: 'publish_click',
    project: 'boardwalk-test',
    properties: { origin: 'header' },
  });
  expect(publishClickEvent('boardwalk-test', 'editor', 'AbCd3467yxTW').properties).toEqual({
    origin: 'editor',
    file_key: 'AbCd3467yxTW',
  });
});

test.each([
  ['search', 'hot', true],
  ['search', 'header', false],
  ['publish_click', 'header', true],
  ['publish_click', 'hot', false],
] as const)('%s from %s: %s', (name, origin, isThere) => {
  expect(isAnalyticsOrigin(name, origin)).toBe(isThere);
});

test.each(['yes', 'no'] as const)('"%s" to being counted is written and read back', (choice) => {
  const [, value] = writeAnalyticsCookie(choice).split(';')[0]?.split('=') ?? [];
  expect(parseAnalyticsChoice(value)).toBe(choice);
});

test.each([undefined, '', 'maybe', 'YES'])('%j says nothing about being counted', (value) => {
  expect(parseAnalyticsChoice(value)).toBeNull();
});
