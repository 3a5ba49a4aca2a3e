import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { articles } from './scripts/build/articles-plugin.ts'
import { markedWords } from './scripts/build/marked-words-plugin.ts'
import { pageManifests } from './scripts/build/page-manifests-plugin.ts'
import { partsBesidePages } from './scripts/build/parts-beside-pages-plugin.ts'
import { plainImports } from './scripts/build/plain-imports-plugin.ts'

/**
 * Chunks most of whose functions run while a page starts. V8 compiles them off the main thread as they arrive, where it
 * would else compile each at its first call and hold up the page: https://v8.dev/blog/explicit-compile-hints
 * (a third of a page's script time here; others take it for a comment).
 */
const calledAtStart = new Set(['react', 'router'])

export default defineConfig({
  plugins: [
    articles(),
    markedWords(),
    pageManifests(),
    plainImports(),
    tailwindcss(),
    reactRouter(),
    partsBesidePages(),
  ],
  // Found at the first page otherwise, which then loads twice.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router', 'react-router/dom'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // After the names are made shorter, which takes comments away.
            postBanner: ({ name }) => (calledAtStart.has(name) ? '//# allFunctionsCalledOnLoad\n' : ''),
            // What every page needs is three files, not a dozen: React, its router, and the site's own frame. Every file
            // more costs a request and its headers. React and the router apart: what a browser does with a script when it
            // has arrived is one task each, and of both together it was the longest of a page's start.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
                {
                  name: 'frame',
                  // But what is loaded only where an operator switched ads or tags on, and not the client of sign-in:
                  // that is loaded by who has signed in, and brings its package along. Forms are for operators, charts
                  // and the not-found page for some pages.
                  test: /[\\/]app[\\/](platform[\\/](?!third-parties[\\/]|auth[\\/]client|editing[\\/])|ui[\\/](?!line-chart|chart-)|(kit|site[\\/](frame|crash))[\\/]|site[\\/]not-found[\\/]not-found-later)/,
                  minShareCount: 2,
                },
                {
                  name: 'bikram-sambat',
                  test: /[\\/]packages[\\/]bikram-sambat[\\/]src[\\/](?!panchanga)|[\\/]holidays[\\/]published-days/,
                  minShareCount: 2,
                },
                // What the sections of the admin panel share, and whole manifests: pages have a few lines of them.
                {
                  name: 'admin',
                  test: /[\\/]app[\\/](admin[\\/](functions|forms|lists|records)|platform[\\/]editing)[\\/]|[\\/]tools[\\/][^\\/]+[\\/]tool\.ts$/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } },
  },
  // React Router lists in each document what it needs: lists for each `import()` would be there for nothing.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
})
