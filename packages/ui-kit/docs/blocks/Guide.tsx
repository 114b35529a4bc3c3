import { Canvas, Controls, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Anatomy, type Part } from './Anatomy.tsx';
import { Guidance } from './Guidance.tsx';
import { Keyboard } from './Keyboard.tsx';

interface GuideProps {
  /** The stories of the component. */
  of: Record<string, object>;
  /** What to do, a sentence each. */
  use: string[];
  /** What not to do, and what to do instead. */
  avoid: string[];
  /** What the component consists of. */
  parts: Part[];
  /** The story that shows the parts with numbers on it; left out for what floats over the page. */
  picture?: object;
  /** What each key does, or a sentence when it takes no key. */
  keys: Record<string, string> | string;
}

/** What the page of every component says, in the same order: example, do and don't, parts, keys, props, states. */
export function Guide({ of, use, avoid, parts, picture, keys }: GuideProps) {
  const playground = of['Playground'];
  return (
    <>
      <Canvas of={of['Default']} />
      <Heading>Do and don’t</Heading>
      <Guidance use={use} avoid={avoid} />
      <Heading>Anatomy</Heading>
      <Anatomy parts={parts} {...(picture === undefined ? {} : { of: picture })} />
      <Heading>Keyboard</Heading>
      {typeof keys === 'string' ? <p>{keys}</p> : <Keyboard keys={keys} />}
      <Heading>Props</Heading>
      <Canvas of={playground} />
      <Controls of={playground} />
      <Heading>States</Heading>
      <States />
    </>
  );
}

/** Shown elsewhere on the page, or only there to be played by the tests. */
const NO_STATES = ['Default', 'Playground', 'Used'];

/** Every other story, with its name. */
function States() {
  return useContext(DocsContext)
    .componentStories()
    .filter(({ name }) => !NO_STATES.includes(name))
    .map(({ id, name, moduleExport }) => (
      <section key={id}>
        <Subheading>{name}</Subheading>
        <Canvas of={moduleExport} />
      </section>
    ));
}
