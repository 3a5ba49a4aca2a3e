import { expect, test } from 'vitest'
import { seededSite } from '#test/rendered-site.ts'

async function pageAt(address: string) {
  const { app } = await seededSite()
  const html = await (await app.request(address)).text()
  return { html, hasResults: html.includes('id="results-heading"') }
}

test('a search in the address has its results in place of the day, also where nothing is found or it is answered', async () => {
  expect((await pageAt('/?q=etwor')).hasResults).toBe(true)
  expect((await pageAt('/?q=xyzzy')).hasResults).toBe(true)
  expect((await pageAt('/')).hasResults).toBe(false)
  expect((await pageAt('/?q=ambulance')).hasResults).toBe(true)
})

test('a page that the question names is opened by one link; the theme needs a script and is left out', async () => {
  const { html } = await pageAt('/ne?q=सेटिङ')
  expect(html).toContain('href="/ne/my-home"')
  expect((await pageAt('/?q=dark+mode')).html).not.toContain('href="#dark"')
})
