import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { articles, inlineScripts } from './scripts/build/plugins.ts'

// For the development server; the builds have settings of their own (scripts/build.ts).
export default defineConfig({
  plugins: [articles(), inlineScripts(), tailwindcss()],
  // Found at the first page otherwise, which then loads twice.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router'],
  },
})
