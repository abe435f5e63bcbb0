import type { TextsOptions } from '../../build/texts/textsPlugin.ts';

/**
 * Builds scripts and styles for a test's page as the product is built: React for production, which is also what
 * visitors run.
 * @param input name of each entry to its file; an entry keeps its name
 * @param written the language it is built in, English unless told otherwise
 */
export async function buildPage(
  outDir: string,
  input: Readonly<Record<string, string>>,
  written?: TextsOptions,
): Promise<void> {
  // Loaded by whoever builds: most test files find a page that another has built.
  const [{ texts }, { build }, { default: react }, { default: tailwindcss }] = await Promise.all([
    import('../../build/texts/textsPlugin.ts'),
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ]);
  const isStyled = Object.values(input).some((file) => file.endsWith('.css'));
  const plugins = [texts(written), react(), ...(isStyled ? [tailwindcss()] : [])];
  // Vite goes by the environment, and vitest has set it to "test".
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins,
      build: {
        outDir,
        assetsInlineLimit: 0,
        // What breaks in a page is told by its place in the script.
        minify: false,
        rollupOptions: {
          input: { ...input },
          output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
