import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { markdown } from './build/markdownPlugin.ts';
import { texts } from './build/texts/textsPlugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Home shows the product film where all of it is there. */
const film = ['belldesk.webm', 'belldesk.mp4', 'poster.webp', 'captions.vtt'];

/** The browser's half: entries that the prerendered pages name through the manifest. */
export default defineConfig({
  root: at('.'),
  appType: 'custom',
  define: { __HAS_FILM__: film.every((file) => existsSync(at(`./public/film/${file}`))) },
  plugins: [
    markdown(),
    texts({ language: process.env.WEB_LANGUAGE || 'en' }),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: at('./dist'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      input: {
        starter: at('./src/islands/main.ts'),
        assistant: at('./src/assistant/main.tsx'),
        operator: at('./src/operator/main.tsx'),
        site: at('./src/styles/site.css'),
        app: at('./src/styles/app.css'),
      },
    },
  },
});
