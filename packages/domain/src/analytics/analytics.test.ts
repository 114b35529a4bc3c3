import { expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { publishClickEvent, searchEvent } from './analytics-event.ts';
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
