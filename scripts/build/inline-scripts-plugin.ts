import { build, type Plugin } from 'vite'

/** Compiles `import text from './x.inline.script.ts?inline'`: the script with all that it imports, as a text for a document. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.inline\.script\.ts\?inline$/ },
      async handler(id) {
        const entry = id.replace(/\?inline$/, '')
        const outputs = await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            write: false,
            target: 'es2022',
            lib: { entry, formats: ['iife'], name: 'script' },
          },
        })
        if (!Array.isArray(outputs) || !outputs[0]) throw new Error(`${entry} was not compiled`)
        const [script] = outputs[0].output
        for (const file of script.moduleIds) this.addWatchFile(file)
        return `export default ${JSON.stringify(script.code.trim())}`
      },
    },
  }
}
