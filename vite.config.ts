import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { articles } from './scripts/build/articles-plugin.ts'

/**
 * Files that are loaded later bring no styles here, and few parts: Vite's helper, which preloads them, is a kilobyte on
 * every page for nothing.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined,
}

export default defineConfig({
  plugins: [plainImports, articles(), tailwindcss(), reactRouter()],
  // Found at the first page otherwise, which then loads twice.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router', 'react-router/dom'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs is two files, not a dozen: React with its router, and the site's own frame.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                {
                  name: 'frame',
                  // Not the client of sign-in: it is loaded by who has signed in, and brings its package along.
                  test: /[\\/]app[\\/](platform(?![\\/]auth[\\/]client)|ui|kit|site[\\/](frame|crash|not-found))[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
