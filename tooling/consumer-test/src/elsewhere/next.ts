import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { chromium, type Page } from 'playwright';
import { env, makeProject, runIn, versionOf, type Observation, type Trial } from './project.ts';

const NEXT = [
  'next@16',
  'react@19',
  'react-dom@19',
  '@types/react@19',
  '@types/react-dom@19',
  '@types/node@24',
  'typescript@5',
];

/** Starts the built application on a free port; resolves with its address once it answers. */
async function serve(folder: string): Promise<{ url: string; stop: () => void }> {
  const server = spawn(
    process.execPath,
    [join(folder, 'node_modules', 'next', 'dist', 'bin', 'next'), 'start', '--port', '0'],
    { cwd: folder, env },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:\d+/u.exec(output)?.[0];
      if (found !== undefined && output.includes('Ready')) resolve(found);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`next start ended with ${code}:\n${output}`)));
  });
  return { url, stop: () => server.kill() };
}

/** Opens the page and compares what it shows with what the kit promises. */
async function lookAt(page: Page, url: string): Promise<Observation[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  // A reader's own theme: markup of the server that the browser must not correct.
  await page.context().addCookies([{ name: 'theme', value: 'dark', url }]);
  await page.goto(url, { waitUntil: 'load' });

  const observations: Observation[] = [];
  const expect = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) throw new Error(`${what}: ${String(seen)} instead of ${String(wanted)}`);
    observations.push({ what, seen: String(seen) });
  };
  const style = (selector: string, name: 'height' | 'borderRadius' | 'fontSize' | 'colorScheme') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element)[key], name);
  expect('height of a button', await style('main button', 'height'), '36px');
  expect('radius of a badge that only the server draws', await style('[data-tone]', 'borderRadius'), '6px');
  expect('size of the application’s own heading', await style('#heading', 'fontSize'), '32px');
  expect('theme of the cookie', await style('html', 'colorScheme'), 'dark');
  await page.getByRole('switch', { name: 'Show drafts' }).click();
  expect('a switch pressed', await page.getByRole('switch').isChecked(), true);
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Title' });
  await dialog.waitFor();
  expect('width of a dialog that is fetched when it opens', (await dialog.boundingBox())?.width, 400);
  expect('errors and warnings in the console', faults.join('\n') || 'none', 'none');
  return observations;
}

/** A Next application: App Router, a page that is a server component, built and opened in Chromium. */
export async function tryNext(trial: Trial): Promise<Observation[]> {
  const { folder } = trial;
  await makeProject(trial, 'next', NEXT);
  await runIn(folder, process.execPath, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build']);
  const { url, stop } = await serve(folder);
  const browser = await chromium.launch({ ...chromiumLaunchOptions(), headless: true });
  try {
    return [
      {
        what: 'built, types checked',
        seen: `Next ${versionOf(folder, 'next')}, React ${versionOf(folder, 'react')}`,
      },
      ...(await lookAt(await browser.newPage(), url)),
    ];
  } finally {
    await browser.close();
    stop();
  }
}
