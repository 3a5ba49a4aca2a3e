import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const path = { en: '/emergency-services', ne: '/ne/emergency-services' } as const

test('EMER-01, EMER-02, EMER-03: the four on top, six groups below, and a search that narrows them', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, path.en)
  const pinned = page.getByRole('region', { name: 'Call now' }).getByRole('link')
  await expect(pinned).toHaveText(['100Police', '101Fire brigade', '102Ambulance', '103Traffic police'])
  for (const link of await pinned.all()) {
    await expect(link).toBeInViewport()
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(64)
  }
  const groups = page.locator('#numbers').getByRole('heading', { level: 2 })
  await expect(groups).toHaveCount(6)
  const box = page.getByRole('searchbox', { name: 'Search by name or number' })
  await box.pressSequentially('TOURISM')
  await expect(groups).toHaveText(['Disaster and Tourism'])
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2 entries')
  await box.fill('४२५६९०९')
  await expect(page.getByRole('link', { name: 'Call 01-4256909 Nepal Tourism Board' })).toHaveAttribute(
    'href',
    'tel:014256909',
  )
  // What was typed is nobody else's business.
  await expect(page).toHaveURL(path.en)
})

test('EMER-01: a search that finds nothing keeps the four numbers at hand', async ({ page }) => {
  await openPage(page, `${path.en}?q=xyzzy`)
  const nothing = page.getByRole('region', { name: 'No number found' })
  await expect(nothing.getByRole('link', { name: /^10[0-3] / })).toHaveCount(4)
  await nothing.getByRole('link', { name: 'Clear search' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.locator('#numbers').getByRole('heading', { level: 2 })).toHaveCount(6)
  await expect(page).toHaveURL(path.en)
})

test('EMER-03: a number that was probably renumbered says so on its row, and the month of a check is in words', async ({
  page,
}) => {
  await openPage(page, path.en)
  const entry = (name: string) => page.locator('#numbers li').filter({ hasText: name })
  await expect(entry('Patan Hospital').getByText('Old number, may no longer work')).toBeVisible()
  await expect(entry('Child Helpline')).not.toContainText('Old number')
  await expect(entry('Patan Hospital').locator('summary')).toHaveText(
    'From lists only, checked November 2026',
  )
  await openPage(page, path.ne)
  await expect(entry('पाटन अस्पताल').getByText('पुरानो नम्बर, नलाग्न सक्छ')).toBeVisible()
  await expect(entry('पाटन अस्पताल').locator('summary')).toContainText('नोभेम्बर २०२६ मा हेरिएको')
})

test('axe finds nothing on the emergency page, and everything fits', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' })
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, isMobile ? path.ne : path.en)
  await page.locator('#numbers summary').first().click()
  await expectNoViolations(page, 'sources of the first entry opened')
  const width = await page.evaluate(() => innerWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.print-alone :is(a, button, input, summary)')]
      .filter((target) => Math.min(target.offsetHeight, target.offsetWidth) < 44)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
  expect(small).toEqual([])
})
