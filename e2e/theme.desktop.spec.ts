import { expect, type Page, test } from './fixtures.ts'
import { arrived, carrierPath, holdBack, openPage, scripts } from './steps.ts'

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const button = (page: Page, name: string) => page.getByRole('button', { name: `Theme: ${name}` })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the theme follows the system until the other one is chosen, which holds over reloads and pages', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/')
  expect(await theme(page)).toBe('dark')
  await expect(button(page, 'Dark')).toBeVisible()
  const dark = await ground(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(button(page, 'Light')).toBeVisible()
  expect(await ground(page)).not.toBe(dark)
  // One press changes what one sees.
  await button(page, 'Light').click()
  await expect(button(page, 'Dark')).toBeVisible()
  expect(await ground(page)).toBe(dark)
  await page.reload()
  expect(await theme(page)).toBe('dark')
  await openPage(page, '/ne')
  expect(await theme(page)).toBe('dark')
  await page.getByRole('button', { name: 'थिम: अँध्यारो' }).click()
  await expect(page.getByRole('button', { name: 'थिम: उज्यालो' })).toBeVisible()
  // Back at the system's own theme, it follows the system again.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => theme(page)).toBe('dark')
  await openPage(page, carrierPath.en)
  await button(page, 'Dark').click()
  expect(await theme(page)).toBe('light')
  await page.reload()
  expect(await theme(page)).toBe('light')
})

for (const chosen of ['light', 'dark'] as const) {
  test(`a page never flashes: ${chosen} stands before anything is painted`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: chosen === 'dark' ? 'light' : 'dark' })
    await page.addInitScript((wanted) => {
      localStorage.setItem('theme', wanted)
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('body')) return
        observer.disconnect()
        Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
      }).observe(document, { childList: true, subtree: true })
    }, chosen)
    const release = await holdBack(page, scripts)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe(chosen)
    expect(await theme(page)).toBe(chosen)
    const painted = await ground(page)
    release()
    await arrived(page)
    expect(await theme(page)).toBe(chosen)
    expect(await ground(page)).toBe(painted)
  })
}

test('English pages fetch no font, Nepali pages at most the one subset, which holds up no first paint, and comes to visitors without scripts, too', async ({
  browser,
  page: withScripts,
  request,
}) => {
  const ofAllPages: string[] = []
  withScripts.on('request', (asked) => {
    if (asked.resourceType() === 'font' || /\.(woff2?|ttf|otf)/.test(asked.url()))
      ofAllPages.push(asked.url())
  })
  for (const path of ['/', '/?q=पात्रो', carrierPath.en]) {
    await openPage(withScripts, path)
    await withScripts.waitForLoadState('networkidle')
  }
  expect(ofAllPages).toEqual([])
  const asked: boolean[] = []
  for (const javaScriptEnabled of [true, false]) {
    const page = javaScriptEnabled ? withScripts : await browser.newPage({ javaScriptEnabled })
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url())
    })
    await page.goto('/ne')
    await page.waitForLoadState('networkidle')
    asked.push(fonts.length === 1)
    if (javaScriptEnabled && fonts.length > 0) {
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.fonts].some(
              ({ family, status }) => family.includes('Chautari Devanagari') && status === 'loaded',
            ),
          ),
        )
        .toBe(true)
    }
    if (javaScriptEnabled) {
      await openPage(page, carrierPath.ne)
      await page.evaluate(() => document.fonts.ready)
    }
    await page.close()
  }
  expect(asked[0]).toBe(asked[1])
  expect(new Set(ofAllPages).size).toBeLessThanOrEqual(1)
  for (const url of ofAllPages) expect(url).toMatch(/\/assets\/noto-sans-devanagari-nepali-[\w-]+\.woff2$/)
  const html = await (await request.get('/ne')).text()
  expect(html.replace(/<script\b.*?<\/script>/gs, '')).not.toContain('.woff2')
  const sheet = await (await request.get(/href="([^"]+\.css)"/.exec(html)?.[1] ?? '')).text()
  expect(sheet).toContain('Chautari Devanagari')
  // Only for those without scripts, which fetch it when a letter needs it.
  const [before = '', face = ''] = sheet.split(/(@font-face\{[^}]*\.woff2[^}]*)/)
  expect(face).toContain('font-display:swap')
  expect(before.slice(before.lastIndexOf('@media'))).toMatch(/^@media \(scripting:\s?none\)/)
})
