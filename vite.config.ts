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
    ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
