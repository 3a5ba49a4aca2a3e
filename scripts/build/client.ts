import { build, type Plugin } from 'vite'
import { type Lang, languages } from '#app/lib/language.ts'
import { browserEntries, manifestName } from '#app/platform/document/client-files.server.ts'
import { ownBuild } from './plugins.ts'

/** Builds the browser's code, once for each language. A file without words comes out the same, under the same name. */
export async function buildClient(folder: string): Promise<void> {
  for (const lang of languages) {
    await build({
      ...ownBuild,
      // Copied with the first.
      publicDir: lang === languages[0] ? 'public' : false,
      plugins: [oneLanguage(lang), noServerCode(), plainImports()],
      build: {
        target: 'es2022',
        outDir: folder,
        emptyOutDir: lang === languages[0],
        manifest: manifestName(lang),
        assetsInlineLimit: 0,
        // Documents name what is to be fetched early.
        modulePreload: false,
        rolldownOptions: {
          input: Object.fromEntries(browserEntries()),
          // Nothing but `import()` loads an entry: it may share more than it exports.
          preserveEntrySignatures: 'allow-extension',
          onLog: (level, log, handle) => {
            // Packages that are also made for React's server components say so; nothing here is one.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
          },
          output: { codeSplitting: { groups: sharedFiles } },
        },
      },
    })
  }
}

const usesReact = (id: string) => /\.tsx$|[\\/](use-[\w-]+|url-state|site-data)\.ts$/.test(id)
/** What the script of header and footer (`layout.script.ts`) consists of. */
const layoutParts =
  /[\\/]app[\\/](layout[\\/](?!account)|platform[\\/](site[\\/]site-data|i18n|navigation|document|usage|auth[\\/](browser-session|user-state)|personal[\\/](messages|pins|personal-)))/
const layoutWords = /[\\/]layout[\\/]messages/
/** Server and islands say most of these. */
const rareWords = /[\\/](layout|i18n)[\\/]messages/
/**
 * With the calendar package's files that need no month tables: pages without a calendar use them. A group takes along what its
 * files import: dialogs and menus would bring Radix (10 to 26 KiB compressed), the date field 8 KiB, a date in words the month
 * tables (4 KiB), which few pages use.
 */
const common =
  /[\\/]app[\\/](lib|ui)[\\/](?!dialog|menu|bs-da|as-of)|[\\/]bikram-sambat[\\/]src[\\/](ad-months|calendar-name|digits|iso-day)\.ts$/

/**
 * Files that many pages share: fewer requests, and stored once for all of them. What needs no React is apart, so that
 * pages without an island never load it.
 */
const sharedFiles = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'layout',
    test: (id: string) => layoutParts.test(id) && !usesReact(id) && !rareWords.test(id),
    minShareCount: 2,
  },
  { name: 'plain', test: (id: string) => common.test(id) && !usesReact(id), minShareCount: 4 },
  {
    name: 'shared',
    // The words of header and footer are for the account menu and the search, which few pages load.
    test: (id: string) => !layoutWords.test(id) && (layoutParts.test(id) || common.test(id)),
    minShareCount: 4,
  },
  {
    name: 'bikram-sambat',
    test: /[\\/]packages[\\/]bikram-sambat[\\/]src[\\/](?!panchanga|periods|ad-months|calendar-name|digits|iso-day|parse-amount|(data[\\/])?number-words)|[\\/]holidays[\\/]published-days/,
    minShareCount: 2,
  },
  { name: 'date-field', test: /[\\/]packages[\\/]bs-date-field[\\/]src[\\/](?!grid)/, minShareCount: 2 },
]

/**
 * A page's code carries the words of its own language: the dictionaries of the other are empty. The admin panel and its
 * forms, which answer with faults in both languages, keep both.
 */
function oneLanguage(lang: Lang): Plugin {
  const [other = 'en'] = languages.filter((each) => each !== lang)
  return {
    name: 'one-language',
    enforce: 'pre',
    load: {
      filter: {
        id: new RegExp(`/app/(?!admin/|records/(?!holidays/)|platform/editing/).*/messages\\.${other}\\.ts$`),
      },
      handler: () =>
        other === 'en'
          ? 'export const en = {}'
          : `import { en } from './messages.en.ts'\nconst ne = {}\nexport const messages = { en, ne }`,
    },
  }
}

/** Stops the build where browser code imports a file of the server. */
function noServerCode(): Plugin {
  return {
    name: 'no-server-code',
    enforce: 'pre',
    load: {
      filter: { id: /\.server\.tsx?$/ },
      handler(id) {
        this.error(`Browser code imports ${id}`)
      },
    },
  }
}

/** Vite's own wrapper of `import()` waits for stylesheets of the loaded code, which has none here: 1 KiB on every page. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
