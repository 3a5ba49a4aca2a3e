import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { articles } from './scripts/build/articles-plugin.ts'

export default defineConfig({
  plugins: [articles(), tailwindcss(), reactRouter()],
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
