import { expect, test } from 'vitest'
import { seededSite } from '#test/rendered-site.ts'

async function pageAt(address: string) {
  const { app } = await seededSite()
  const html = await (await app.request(address)).text()
  return { html, resultsAreFirst: html.indexOf('id="search-results"') < html.indexOf('data-my="tools"') }
}

test('a search in the address has its results on the first screen, also where nothing is found', async () => {
  expect((await pageAt('/?q=etwor')).resultsAreFirst).toBe(true)
  expect((await pageAt('/?q=xyzzy')).resultsAreFirst).toBe(true)
  expect((await pageAt('/')).resultsAreFirst).toBe(false)
  expect((await pageAt('/?q=ambulance')).resultsAreFirst).toBe(false)
})

test('a page that the question names is opened by one link; the theme needs a script and is left out', async () => {
  const { html } = await pageAt('/ne?q=सेटिङ')
  expect(html).toContain('href="/ne/my-home"')
  expect(html).toContain('मेरो गृहपृष्ठ खोल्नुहोस्')
  expect((await pageAt('/?q=dark+mode')).html).not.toContain('href="#dark"')
})
