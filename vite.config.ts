import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { articles } from './scripts/build/articles-plugin.ts'

export default defineConfig({
  plugins: [articles(), tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
