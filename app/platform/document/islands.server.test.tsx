import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useLang } from '../i18n/use-language.ts'
import { usePath, useSearch } from '../navigation/url-state.ts'
import { useSite } from '../site/site-data.ts'
import { openIslands } from './islands.server.tsx'

const files = (_: string, name: string) => ({
  file: `/assets/${name}.js`,
  imports: ['/assets/shared.js'],
  later: [`/assets/${name}-rest.js`],
})

const islandsOf = (isStorable = true) =>
  openIslands({
    page: { lang: 'ne', address: { pathname: '/ne/tool', search: '?a=1' } },
    files,
    isStorable,
  })

function Part({ word }: { word: string }) {
  const { name } = useSite()
  return <p id={useId()}>{[word, useLang(), usePath(), useSearch(), name].join(' ')}</p>
}

test('an island is rendered with the contexts of its page, and names its code, its properties and their part of the site', () => {
  const html = renderToStaticMarkup(
    islandsOf().draw('part', Part, { word: '</script>' }, { site: { name: 'A site' } }),
  )
  expect(html).toMatch(
    /^<x-island name="part" src="\/assets\/part.js" when="now"><div class="contents"><p id="[^"]*part-/,
  )
  expect(html).toContain('&lt;/script&gt; ne /ne/tool ?a=1 A site</p>')
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ props: { word: '</script>' }, site: { name: 'A site' } })
})

test('what is wanted now is preloaded; the rest is named for the worker that stores pages', () => {
  const islands = islandsOf()
  islands.draw('first', Part, { word: '' })
  islands.draw('second', Part, { word: '' }, { when: 'near' })
  expect(islands.pageFiles(['layout'])).toEqual({
    run: ['/assets/layout.js'],
    preload: ['/assets/shared.js', '/assets/hydrate.js', '/assets/first.js'],
    later: ['/assets/first-rest.js', '/assets/second.js', '/assets/second-rest.js'],
  })
})

test('a document that is not stored names what it needs now and nothing else', () => {
  const islands = islandsOf(false)
  islands.draw('first', Part, { word: '' })
  expect(islands.pageFiles(['layout'])).toEqual({
    run: ['/assets/layout.js'],
    preload: ['/assets/shared.js', '/assets/hydrate.js', '/assets/first.js'],
  })
})
