import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const path = { en: '/emergency-services', ne: '/ne/emergency-services' } as const

test('EMER-02, EMER-03: four numbers on the first screen, a directory of rows that nothing covers, groups at hand, and copying', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 390, height: 844 })
  for (const lang of ['ne', 'en'] as const)
    await test.step(`the four numbers are on the first screen, and the list is a directory of rows (${lang})`, async () => {
      await openPage(page, path[lang])
      const pinned = page.locator('#emergency > section:first-of-type > ul > li > a')
      await expect(pinned).toHaveCount(4)
      for (const link of await pinned.all()) {
        await expect(link).toBeInViewport({ ratio: 1 })
        expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(64)
      }
      const heights = await page
        .locator('#numbers section > ul > li')
        .filter({ visible: true })
        .evaluateAll((rows) => rows.map((row) => row.clientHeight))
      expect(heights).toHaveLength(50)
      expect(Math.max(...heights)).toBeLessThanOrEqual(104)
      if (isMobile) await page.setViewportSize({ width: 360, height: 640 })
      const { y } = (await page.getByRole('article').boundingBox())!
      expect(y).toBeLessThanOrEqual(isMobile ? 4300 : 3500)
      if (isMobile) await page.setViewportSize({ width: 390, height: 844 })
    })
  await test.step('the button back to the top covers no button that calls', async () => {
    await page.evaluate(() => scrollTo(0, 1500))
    const button = page.getByRole('button', { name: 'Back to top' })
    const top = (await button.boundingBox())!
    // On a phone it is a part of the bar, below which nothing scrolls.
    const bar = await page.locator('[data-bottom-bar]').boundingBox()
    const isInBar = bar !== null && top.y >= bar.y && top.y + top.height <= bar.y + bar.height + 1
    const calls = await page
      .locator('#numbers a[href^="tel:"]:visible')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
    expect(calls.length).toBeGreaterThan(40)
    const isCovered = ({ left, right }: DOMRect) => left < top.x + top.width && right > top.x
    // Wherever the page is scrolled to.
    expect(isInBar ? [] : calls.filter(isCovered)).toEqual([])
  })
  await test.step('copying is in the opened details', async () => {
    const row = page.locator('#numbers li').filter({ hasText: 'Child Helpline' })
    const copy = row.getByRole('button', { name: 'Copy 1098' })
    await expect(copy).toBeHidden()
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(row.getByText('National Child Rights Council')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(copy).toBeFocused()
  })
  await test.step('the buttons of the groups stay at hand, and what they show begins below them', async () => {
    await page.evaluate(() => scrollTo(0, 2000))
    const disaster = page.getByRole('button', { name: 'Disaster, tourism' })
    await disaster.click()
    await expect(disaster).toHaveAttribute('aria-pressed', 'true')
    const title = page.getByRole('heading', { name: 'Disaster and Tourism' })
    await expect(title).toBeInViewport({ ratio: 1 })
    const { y, height } = (await disaster.boundingBox())!
    expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(y + height)
  })
})

test('axe finds nothing on the emergency page, and everything fits', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' })
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, isMobile ? path.ne : path.en)
  await page
    .locator('#numbers li:not([hidden]) summary h3')
    .nth(1)
    .click({ position: { x: 5, y: 5 } })
  await expectNoViolations(page, 'details of an entry opened')
  const width = await page.evaluate(() => innerWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#emergency :is(a, button, input, summary)')]
      .filter((target) => target.checkVisibility())
      .filter((target) => Math.min(target.offsetHeight, target.offsetWidth) < 44)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
  expect(small).toEqual([])
  await openPage(page, `${isMobile ? path.ne : path.en}/details`)
  await expectNoViolations(page, 'the page of details')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})
