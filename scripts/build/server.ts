import { cp } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { articles } from './articles-plugin.ts'

/** Builds the server as one file; stylesheets, fonts and pictures that only it names join those of the browser's code. */
export async function buildServer(folder: string, clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [articles(), tailwindcss()],
    build: {
      target: 'es2022',
      outDir: folder,
      ssr: 'server/entry.ts',
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  })
  await cp(`${folder}/assets`, `${clientFolder}/assets`, { recursive: true, force: false })
}
