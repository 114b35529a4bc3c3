import type { StorybookConfig } from '@storybook/react-vite';
import { GROUPS } from '../docs/groups.ts';
import { documentationSources } from './documentationSources.ts';

const config: StorybookConfig = {
  stories: [
    { directory: '../docs/pages', files: '*.mdx', titlePrefix: '' },
    ...Object.entries(GROUPS).map(([group, components]) => ({
      directory: '../src/components',
      files: `@(${components.join('|')})/*.@(mdx|stories.tsx)`,
      titlePrefix: group,
    })),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The compiler knows the props that a component takes over from another type, which a parser does not. Tests of stories
    // show no tables of props.
    reactDocgen: process.env.VITEST === 'true' ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['src/components/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The hundreds of attributes that every element takes would hide what is particular to the component.
      propFilter: (prop) => prop.parent === undefined || !prop.parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), documentationSources()] }),
};

export default config;
