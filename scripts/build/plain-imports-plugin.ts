import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a helper of 0.7 KiB that preloads styles and modules. Here there are no styles to load,
 * and the helper would stand in the code that every page needs.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
