import type { PageAssets } from '../src/layout/Document.tsx';

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

/** Vite's build manifest: source path to what became of it. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Reads what Vite wrote to manifest.json. */
export function readManifest(json: string): Manifest {
  return JSON.parse(json) as Manifest;
}

const PRELOADED_FONTS = [/fonts\/fraunces\.woff2$/, /fonts\/inter\.woff2$/];

function chunk(manifest: Manifest, source: string): ManifestChunk {
  const found = manifest[source];
  if (!found) throw new Error(`the build made nothing of ${source}`);
  return found;
}

function importsOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  for (const imported of chunk(manifest, source).imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(manifest, imported, seen);
  }
  return seen;
}

/** The addresses that a page names: its script with what that imports, its style sheet, the fonts. */
export function assetsFor(
  manifest: Manifest,
  script: string,
  stylesheet: string,
  pictures: ReadonlySet<string>,
): PageAssets {
  const fonts = Object.entries(manifest).filter(([source]) =>
    PRELOADED_FONTS.some((font) => font.test(source)),
  );
  if (fonts.length !== PRELOADED_FONTS.length)
    throw new Error('the build has not all fonts to preload');
  return {
    script: `/${chunk(manifest, script).file}`,
    preloads: [...importsOf(manifest, script)].map((source) => `/${chunk(manifest, source).file}`),
    stylesheet: `/${chunk(manifest, stylesheet).file}`,
    fonts: fonts.map(([, font]) => `/${font.file}`),
    pictures,
  };
}
