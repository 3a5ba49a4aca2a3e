import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { drawer, path, rows } from './internet-page.ts'
import { arrived, holdBack, openPage, scripts } from './steps.ts'

test('NET-08: a link opens its comparison; the focus stays inside and goes back; paper shows it alone', async ({
  page,
  request,
  context,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const { plans } = (await (await request.get('/api/internet-plans')).json()) as { plans: { id: string }[] }
  const [one = '', two = ''] = plans.map(({ id }) => id)
  await openPage(page, `${path.en}?compare=${one},nobody,${two}`)
  const dialog = drawer(page)
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`${path.en}?compare=${one},${two}`)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  // The keys lead through the drawer and the browser's own bar, never onto the page behind.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#content')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(path.en)
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await compare.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(compare).toBeFocused()
  await page.keyboard.press('Enter')
  const remove = dialog.getByRole('button', { name: /^Remove/ })
  for (const left of [2, 1]) {
    await expect(remove).toHaveCount(left)
    await remove.first().click()
  }
  await expect(dialog).toBeHidden()
  await expect(compare).toBeHidden()
})

test('NET-01, NET-03, NET-14: what was typed and ticked before the code arrived counts; all plans are shown on demand, a row opens its details, and the names of the columns stay in sight', async ({
  page,
}) => {
  const release = await holdBack(page, scripts)
  await page.goto(path.en, { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Search' }).fill('subisu')
  await page.getByRole('checkbox', { name: 'Lowest first' }).check()
  await page.locator('input[name=compare]').first().check()
  release()
  await expect(rows(page)).toHaveCount(8)
  await expect(page.getByText('1 of 3 chosen')).toBeVisible()
  await expect(page).toHaveURL(`${path.en}?q=subisu&dir=asc`)
  await page.getByRole('banner').getByRole('link', { name: 'Internet', exact: true }).click()
  await expect(page).toHaveURL(path.en)
  await arrived(page)
  await expect(rows(page)).toHaveCount(8)
  await page.getByRole('button', { name: 'Show all 71 plans' }).click()
  await expect(rows(page)).toHaveCount(71)
  await expect(rows(page).nth(8).locator('summary')).toBeFocused()
  const row = rows(page).first()
  await row.locator('summary').click()
  await expect(row.getByRole('link', { name: /^Website/ })).toBeVisible()
  await page.mouse.wheel(0, 500)
  await expect(page.getByRole('columnheader', { name: 'Speed' })).toBeInViewport()
})

test('A11Y: the page and the open comparison are clean, in Nepali and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, path.ne)
  for (const index of [0, 1]) await page.locator('input[name=compare]').nth(index).check()
  await expectNoViolations(page, 'the list, two chosen')
  await page.getByRole('button', { name: 'तुलना गर्नुहोस्' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'the comparison', ['dialog'])
})
