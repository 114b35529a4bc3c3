import { makeProject, runIn, versionOf, type Observation, type Trial } from './project.ts';

const PROGRAM = `
import * as kit from '@boardwalk/ui-kit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
const { Button, Select, Switch, TextField, UiProvider } = kit;
console.log(renderToString(
  createElement(UiProvider, null, [
    createElement(Button, { key: 1 }, 'Save'),
    createElement(TextField, { key: 2, label: 'Title', defaultValue: 'Plan' }),
    createElement(Switch, { key: 3, label: 'Drafts' }),
    createElement(Select, { key: 4, label: 'Order', value: 'hot', onValueChange() {}, options: [{ value: 'hot', label: 'Hot' }] }),
  ]),
));
`;

/** The first React that the peer range of the kit names, installed by npm without a complaint, drawing on the server. */
export async function tryOldestReact(trial: Trial): Promise<Observation[]> {
  await makeProject(trial, null, ['react@19.0.0', 'react-dom@19.0.0']);
  const html = await runIn(trial.folder, process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  const missing = ['<button', '<input', 'role="switch"', 'Hot'].filter((part) => !html.includes(part));
  if (missing.length > 0) throw new Error(`not drawn: ${missing.join(', ')}\n${html}`);
  return [{ what: 'components drawn on the server', seen: `React ${versionOf(trial.folder, 'react')}` }];
}
