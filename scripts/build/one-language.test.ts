import { expect, test } from 'vitest'
import { marked, markOf } from './marked-words-plugin.ts'
import { inEachLanguage } from './one-language.ts'

const words = (lang: 'en' | 'ne', text: string) => `${markOf(lang)}({a:\`${text}\`,b:e=>\`)}\${e}\`})`

const built = new Map([
  ['react-A1.js', 'export{r}'],
  [
    'frame-B2.js',
    `import"./react-A1.js";var w={en:${words('en', 'Home')},ne:${words('ne', 'गृह')}};export{w}`,
  ],
  ['route-C3.js', 'import{w}from"./frame-B2.js";import("./rest-D4.js");import"./react-A1.js"'],
  ['rest-D4.js', 'import{r}from"./react-A1.js"'],
  [
    'manifest-E5.js',
    `window.__reactRouterManifest=${JSON.stringify({
      entry: { module: '/assets/react-A1.js' },
      routes: {
        root: { id: 'root' },
        'en/home': { id: 'en/home', module: '/assets/route-C3.js', imports: ['/assets/react-A1.js'] },
        'ne/home': { id: 'ne/home', module: '/assets/route-C3.js', imports: ['/assets/react-A1.js'] },
      },
      version: 'E5',
    })};`,
  ],
])

test('a file has the words of one language, and nothing in the place of the others', () => {
  const files = inEachLanguage(built)
  const before = 'import"./react-A1.js";var w='
  expect(files.get('frame-B2.js')).toBe(`${before}{en:{a:\`Home\`,b:e=>\`)}\${e}\`},ne:{}};export{w}`)
  expect(files.get('frame-B2.ne.js')).toBe(`${before}{en:{},ne:{a:\`गृह\`,b:e=>\`)}\${e}\`}};export{w}`)
})

test('whatever loads such a file is there in both languages, too; all else is there once', () => {
  const files = inEachLanguage(built)
  expect([...files.keys()].toSorted()).toEqual([
    'frame-B2.js',
    'frame-B2.ne.js',
    'manifest-E5.js',
    'manifest-E5.ne.js',
    'route-C3.js',
    'route-C3.ne.js',
  ])
  expect(files.get('route-C3.ne.js')).toBe(
    'import{w}from"./frame-B2.ne.js";import("./rest-D4.js");import"./react-A1.js"',
  )
})

test('a page knows the routes of its own language only', () => {
  const files = inEachLanguage(built)
  const manifest = (name: string): unknown =>
    JSON.parse((files.get(name) ?? '').replace('window.__reactRouterManifest=', '').replace(/;$/, ''))
  const entry = { module: '/assets/react-A1.js' }
  const home = (lang: string, module: string) => ({
    [`${lang}/home`]: { id: `${lang}/home`, module, imports: ['/assets/react-A1.js'] },
  })
  const root = { root: { id: 'root' } }
  expect(manifest('manifest-E5.js')).toEqual({
    entry,
    routes: { ...root, ...home('en', '/assets/route-C3.js') },
    version: 'E5',
  })
  expect(manifest('manifest-E5.ne.js')).toEqual({
    entry,
    routes: { ...root, ...home('ne', '/assets/route-C3.ne.js') },
    version: 'E5',
  })
})

test('words are marked by what they are called, and only they', () => {
  expect(marked("const km = 1\nexport const ne = { far: [km, ')'] }\n", 'ne')).toBe(
    `const km = 1\nexport const ne = /* @__PURE__ */ ${markOf('ne')}({ far: [km, ')'] })\n`,
  )
})

test('words that are written in another way stop the build', () => {
  expect(() => marked('export const ne = wordsOf(1)', 'ne')).toThrow('messages.ne.ts')
})
