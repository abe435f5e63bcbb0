import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { markdown } from '../../../build/markdownPlugin.ts';
import { texts } from '../../../build/texts/textsPlugin.ts';
import { builtOnce } from '../../testing/builtOnce.ts';

const web = fileURLToPath(new URL('../../..', import.meta.url));

/** The prerenderer of the site in English, as the build has it; built once in a run. */
export async function buildRenderer(): Promise<typeof import('../main.tsx')> {
  const folder = await builtOnce('renderer', async (outDir) => {
    const { build } = await import('vite');
    await build({
      root: web,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { __HAS_FILM__: true },
      plugins: [markdown(), texts()],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        rollupOptions: {
          input: join(web, 'src/prerender/main.tsx'),
          output: { entryFileNames: 'prerender.mjs' },
        },
      },
    });
  });
  const built: unknown = await import(pathToFileURL(join(folder, 'prerender.mjs')).href);
  return built as typeof import('../main.tsx');
}
