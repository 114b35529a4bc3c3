import { expect, test } from 'vitest';
import { pageAddresses } from './page-addresses.ts';

const overseas = { publicUrl: 'https://boards.example.com', defaultLanguage: 'en-US' } as const;

test('the default language has the plain address', () => {
  const { canonical } = pageAddresses({ ...overseas, path: '/tag-7', language: 'en-US' });
  expect(canonical).toBe('https://boards.example.com/community/tag-7');
});

test('another language is its own page, named in the address beside what else is there', () => {
  const { canonical } = pageAddresses({ ...overseas, path: '/search?keyword=plan', language: 'zh-CN' });
  expect(canonical).toBe('https://boards.example.com/community/search?keyword=plan&lang=zh-CN');
});

test('[LANG-01] every page links to itself in all five languages and to its default', () => {
  const { alternates } = pageAddresses({ ...overseas, path: '/', language: 'ja-JP' });
  expect(alternates.map(({ language }) => language)).toEqual([
    'zh-CN',
    'en-US',
    'ja-JP',
    'ko-KR',
    'es-ES',
    'x-default',
  ]);
  expect(alternates.at(-1)?.href).toBe('https://boards.example.com/community/');
});
