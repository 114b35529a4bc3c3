import { describe, expect, test } from 'vitest';
import { BASENAME, editedFile, outsidePaths, paths, readHomePlace } from './paths.ts';

describe('addresses', () => {
  test('[NAV-01] a file opens at /app/editor/{file_key}', () => {
    expect(BASENAME + paths.editor('Ab3dEf9hKm2P')).toBe('/app/editor/Ab3dEf9hKm2P');
    expect(outsidePaths.editor('Ab3dEf9hKm2P')).toBe('/app/editor/Ab3dEf9hKm2P');
  });

  test('only the address of an editor opens a board in a document of its own', () => {
    expect(editedFile('/app/editor/Ab3dEf9hKm2P')).toBe('Ab3dEf9hKm2P');
    expect(editedFile('/app/editor/Ab3dEf9hKm2P/')).toBe('Ab3dEf9hKm2P');
    for (const other of ['/app/editor/', '/app/editor/a/b', '/app/editor/%', '/app/home/', '/x/app/editor/a'])
      expect(editedFile(other)).toBeNull();
  });

  test('[NAV-04] the community page of a published file is /community/file/{fileKey}', () => {
    expect(outsidePaths.communityFile('Ab3dEf9hKm2P')).toBe('/community/file/Ab3dEf9hKm2P');
  });

  test('signing in comes back to where one was', () => {
    expect(outsidePaths.signIn('/app/editor/Ab3dEf9hKm2P?a=1#b')).toBe(
      '/user/login?next=%2Fapp%2Feditor%2FAb3dEf9hKm2P%3Fa%3D1%23b',
    );
  });

  test('a place of the home page survives its address', () => {
    const place = { teamId: '1001', projectId: '2001', folders: ['3001', '3002'], name: '复盘 & more' };
    const [, query] = paths.home(place).split('?');
    expect(readHomePlace(new URLSearchParams(query))).toEqual(place);
  });

  test('what is no id in the address is passed over', () => {
    const place = readHomePlace(new URLSearchParams('team=x&project=1%20or%201&folder=1.x.2'));
    expect(place).toEqual({ teamId: undefined, projectId: undefined, folders: ['1', '2'], name: '' });
  });
});
