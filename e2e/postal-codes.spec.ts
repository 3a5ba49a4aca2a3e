import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const path = '/postal-codes'

for (const lang of ['en', 'ne'] as const)
  test(`POST-03: the first answers are in the upper half of a small phone, and a select is as high as the text field beside it (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const at = lang === 'en' ? path : `/ne${path}`
    await openPage(page, at)
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y
    expect(await top(`x-island[name=postal-tool] a[href*="q="] strong`)).toBeLessThan(320)
    await page.getByRole('searchbox').fill('44600')
    await expect(page.locator('#results tbody tr')).toHaveCount(1)
    expect(await top('#results tbody strong')).toBeLessThan(320)
    await page.setViewportSize({ width: 1280, height: 800 })
    const fields = page.getByRole('main').locator('#postal-query, select')
    const [field, select] = await fields.evaluateAll((found) => found.map(({ clientHeight }) => clientHeight))
    expect(select).toBe(field)
  })

test('axe finds nothing on the postal page, and everything fits', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, `${isMobile ? '/ne' : ''}${path}?district=Kavrepalanchok`)
  await expectNoViolations(page, 'a district with two spellings')
  const width = await page.evaluate(() => innerWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('x-island[name=postal-tool] :is(a, button, input, select)')]
      .filter((target) => target.checkVisibility() && target.offsetHeight < 44)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
  expect(small).toEqual([])
})
