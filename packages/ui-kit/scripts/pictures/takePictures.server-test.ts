import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takePictures } from './takePictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-stories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A page with the part of Storybook's preview that is spoken to; each story ends as its id says. */
const PREVIEW = `<!doctype html><script type="module">
const listeners = [];
const channel = {
  on: (event, listener) => listeners.push({ event, listener }),
  emit(event, detail) {
    for (const each of listeners) if (each.event === event) each.listener(detail);
    if (event === 'setCurrentStory') play(detail.storyId);
  },
};
function play(id) {
  document.body.textContent = id;
  setTimeout(() => {
    if (id === 'unplayed') channel.emit('playFunctionThrewException', { message: 'no button' });
    if (id === 'rejected') channel.emit('unhandledErrorsWhilePlaying', [{ message: 'lost' }]);
    if (id === 'undrawn') channel.emit('storyErrored', { title: 'No story', description: 'It returned nothing.' });
    if (id === 'gone') return channel.emit('storyMissing', id);
    channel.emit('storyFinished', {});
  });
}
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = channel;
setTimeout(() => play(new URLSearchParams(location.search).get('id')), 20);
</script>`;

test('a story that cannot be drawn or played is named, the first one and those after it', async () => {
  writeFileSync(join(folder, 'iframe.html'), PREVIEW);
  const ids = ['unplayed', 'fine', 'rejected', 'undrawn', 'gone', 'also-fine'];
  const entries = Object.fromEntries(ids.map((id) => [id, { id, type: 'story' }]));
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));
  const to = join(folder, 'pictures');
  const { taken, faults } = await takePictures({ built: folder, only: '', to });
  expect(readdirSync(to)).toHaveLength(taken);
  expect(faults.filter((fault) => fault.includes('.light: '))).toEqual([
    'gone.light: storyMissing',
    'rejected.light: unhandledErrorsWhilePlaying: lost',
    'undrawn.light: storyErrored: No story: It returned nothing.',
    'unplayed.light: playFunctionThrewException: no button',
  ]);
  expect(faults).toHaveLength(12);
});
