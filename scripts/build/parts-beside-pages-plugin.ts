import type { Plugin } from 'vite'

/**
 * What a page shares with parts of it whose code comes later stays in the page's own file, which then has a few exports
 * more. React Router asks for entries with nothing but their own exports: what is shared would be one file more to load.
 */
export function partsBesidePages(): Plugin {
  return {
    name: 'parts-beside-pages',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : null,
  }
}
