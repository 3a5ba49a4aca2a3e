import { expect, test } from './fixtures.ts'
import { cards, drawer, path } from './internet-page.ts'
import { arrived, holdBack, openPage, scripts } from './steps.ts'

test('NET-03, NET-11: the address follows every change without a step of history, and opens the same list', async ({
  page,
}) => {
  await openPage(page, '/')
  await openPage(page, `${path.en}?min=fast&prov=nobody&cycle=6&sort=name&utm_source=x`)
  await expect(page).toHaveURL(`${path.en}?utm_source=x`)
  const steps = await page.evaluate(() => history.length)
  await page.getByLabel('Search').pressSequentially('vianet')
  await expect(cards(page)).toHaveCount(6)
  await page.getByLabel('Maximum price').fill('१,९००')
  await page.getByLabel('Sort by').selectOption('Yearly total')
  await page.getByRole('checkbox', { name: 'Highest first' }).check()
  await expect(page).toHaveURL(`${path.en}?utm_source=x&q=vianet&max=1900&sort=yearly&dir=desc`)
  await page.getByRole('checkbox', { name: 'Highest first' }).uncheck()
  await expect(page).toHaveURL(`${path.en}?utm_source=x&q=vianet&max=1900&sort=yearly`)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.reload()
  await expect(page.getByLabel('Maximum price')).toHaveValue('1900')
  await expect(cards(page).first()).toContainText('NPR 1,150')
  await page.getByLabel('Minimum speed').fill('9999')
  await expect(page.getByText('No internet plans match your current filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters', exact: true }).click()
  await expect(page.getByRole('status').first()).toHaveText('Showing 12 of 71 plans')
  await expect(page).toHaveURL(`${path.en}?utm_source=x&sort=yearly`)
  // A link to the bare page is followed.
  await page.getByRole('banner').getByRole('link', { name: 'Internet', exact: true }).click()
  await expect(page.getByLabel('Sort by')).toHaveValue('speed')
})

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
  await expect(compare).toBeDisabled()
})

test('NET-01, NET-03: what was typed and ticked before the code arrived counts, and the list says that it loads', async ({
  page,
}) => {
  const release = await holdBack(page, scripts)
  await page.goto(path.en, { waitUntil: 'commit' })
  await page.getByLabel('Search').fill('subisu')
  await page.getByRole('checkbox', { name: 'Lowest first' }).check()
  await page.locator('input[name=compare]').first().check()
  release()
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByText('1 of 3 chosen')).toBeVisible()
  await expect(page).toHaveURL(`${path.en}?q=subisu&dir=asc`)
  await page.getByRole('banner').getByRole('link', { name: 'Internet', exact: true }).click()
  await expect(page).toHaveURL(path.en)
  await arrived(page)
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Show all 71 plans' }).click()
  await expect(cards(page)).toHaveCount(71)
  await expect(cards(page).nth(12).getByRole('heading')).toBeFocused()
})

test('LOG-01, LOG-03, NET-13: opening, the website and the phone are told, and arrive', async ({ page }) => {
  const events: string[] = []
  const answers: number[] = []
  await page.route('**/api/usage', async (route) => {
    events.push((JSON.parse(route.request().postData() ?? '{}') as { tool_name: string }).tool_name)
    await route.continue()
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/api/usage')) answers.push(response.status())
  })
  await openPage(page, path.en)
  // The page stays, and hears the answers.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
  const card = cards(page).first()
  const phone = card.getByRole('link', { name: /^Call 9801155000/ })
  await expect(phone).toHaveAttribute('href', 'tel:9801155000')
  await phone.click()
  const website = card.getByRole('link', { name: /^Website/ })
  await expect(website).toHaveAttribute('href', 'https://dishhome.com.np')
  await website.click()
  await expect
    .poll(() => events)
    .toEqual(['internet-comparison-view', 'internet-comparison-call', 'internet-comparison-visit'])
  await expect.poll(() => answers).toEqual([202, 202, 202])
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('NET-02, NET-11: without JavaScript the filters are a form, and the whole list is one press away', async ({
    page,
  }) => {
    await page.goto(path.en)
    await page.getByLabel('Search').fill('dishhome')
    await page.getByLabel('Billing', { exact: true }).selectOption('Yearly')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('10 plans', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await page.getByRole('button', { name: 'Show all 71 plans' }).click()
    await expect(cards(page)).toHaveCount(71)
    await expect(page.locator('noscript p').first()).toContainText('Please turn on JavaScript to put plans')
    await expect(page.locator('input[name=compare]').first()).toBeHidden()
  })
})
