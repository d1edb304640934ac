import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wireTables } from '@shop/contracts/vite';
import { compiledIntl } from '@shop/intl/vite';
import { staticStyles } from '@shop/static-styles/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { brandList } from '../src/brandList.ts';
import { brandMessages } from '../src/brandMessages.ts';
import { brandPictures } from '../src/brandPictures.ts';
import { shownBrands } from '../src/shownBrands.ts';

const workspace = join(import.meta.dirname, '../..');
const brands = shownBrands();

/** Display names of libs, where they differ from the folder. */
const sections: Record<string, string> = { 'ui-kit': 'UI kit', 'cms-elements': 'CMS elements' };

/** Every lib may have stories: `X.stories.tsx` beside the component. */
const stories = readdirSync(join(workspace, 'libs'))
  .filter((lib) => globSync(join(workspace, 'libs', lib, 'src/**/*.stories.tsx')).length > 0)
  .map((lib) => ({
    directory: `../../libs/${lib}/src`,
    files: '**/*.stories.tsx',
    titlePrefix: sections[lib] ?? lib.charAt(0).toUpperCase() + lib.slice(1),
  }));

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Every brand has its own page colour.
    backgrounds: false,
    // React reports mistakes only in its development build; the tests fail on them.
    developmentModeForBuild: true,
  },
  // Stories are named after their component; the folder would repeat it.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: (file, options) =>
        indexer.createIndex(file, { ...options, makeTitle: (title) => options.makeTitle(title ?? componentOf(file)) }),
    })),
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        staticStyles({ workspace }),
        wireTables(),
        react(),
        brandList(brands),
        brandMessages({ workspace, folders: brands.map(({ folder }) => folder) }),
        brandPictures(brands),
      ],
      resolve: { alias: [compiledIntl] },
      build: { chunkSizeWarningLimit: Infinity },
    }),
};

function componentOf(file: string): string | undefined {
  return /(\w+)\.stories\.tsx$/.exec(file)?.[1];
}

export default config;
