import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from './fixtures.ts'
import { arrived, holdBack, islandArrived, openPage, scripts } from './steps.ts'

const path = '/nepali-date-converter'

const toAd = (page: Page) => page.getByRole('region', { name: 'Convert to English (AD)' })
const toBs = (page: Page) => page.getByRole('region', { name: 'Convert to Nepali (BS)' })
const batch = (page: Page) => page.getByRole('region', { name: 'Convert many dates at once' })
const answer = (page: Page) => toAd(page).getByRole('status')

async function convertTyped(page: Page, text: string) {
  await toAd(page).getByRole('textbox').fill(text)
  await toAd(page).getByRole('textbox').press('Enter')
}

/** At once, as a browser pastes; Playwright's `fill` types line after line. */
async function paste(page: Page, lines: string[]) {
  await islandArrived(page, 'batch')
  await batch(page)
    .getByRole('textbox')
    .evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text
    }, lines.join('\n'))
}

test('DATE-03, DATE-06: the selects offer BS 2000 to 2090 and AD 1944 to 2030, 32 and 31 days', async ({
  page,
}) => {
  await openPage(page, path)
  const offered = (region: ReturnType<typeof toAd>, name: string) =>
    region.getByRole('combobox', { name }).locator('option').allTextContents()
  const ends = (list: string[]) => [list.length, list[0], list.at(-1)]
  expect(ends(await offered(toAd(page), 'Year'))).toEqual([91, '2000', '2090'])
  expect(ends(await offered(toBs(page), 'Year'))).toEqual([87, '1944', '2030'])
  expect(ends(await offered(toAd(page), 'Day'))).toEqual([32, '1', '32'])
  expect(ends(await offered(toBs(page), 'Day'))).toEqual([31, '1', '31'])
  expect(ends(await offered(toAd(page), 'Month'))).toEqual([12, 'Baisakh', 'Chaitra'])
  expect(ends(await offered(toBs(page), 'Month'))).toEqual([12, 'January', 'December'])
})

test('DATE-07: in Nepali the months have their Nepali names', async ({ page }) => {
  await openPage(page, `/ne${path}`)
  const months = page.getByRole('combobox', { name: 'महिना' }).first().locator('option')
  await expect(months).toHaveText('वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत'.split(' '))
})

test('DATE-01: a panel says that it converts, and the other one does not', { tag: '@own-context' }, async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, path)
  const button = toAd(page).getByRole('button', { name: /^Convert/ })
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  await expect(button).toHaveText('Converting...')
  await expect(button).toBeDisabled()
  await expect(button.locator('.animate-spin')).toBeVisible()
  await expect(toBs(page).getByRole('button', { name: 'Convert', exact: true })).toBeEnabled()
  await page.clock.runFor(1000)
  await expect(answer(page)).toContainText('14 August 2025')
  await expect(button).toHaveText('Convert')
})

test('typed and pasted dates of both scripts move the selects and are converted', async ({ page }) => {
  await openPage(page, path)
  const year = toAd(page).getByRole('combobox', { name: 'Year' })
  for (const [text, result] of [
    ['२०८३।१।१', '14 April 2026'],
    ['29 Shrawan 2082', '14 August 2025'],
    ['2082/4/30', '15 August 2025'],
  ] as const) {
    await convertTyped(page, text)
    await expect(answer(page), text).toContainText(result)
    await expect(year).toHaveValue(text.startsWith('२') ? '2083' : '2082')
  }
})

test('DATE-04: what is typed and cannot be used is refused with its reason', async ({ page }) => {
  await openPage(page, path)
  for (const [text, reason] of [
    ['soon', 'This is not a date that can be read.'],
    ['4/5/2082', '4 Bhadra 2082 or 5 Shrawan 2082'],
    ['2083-01-32', 'That date doesn’t exist'],
    ['2091-01-01', 'Date out of range'],
  ] as const) {
    await convertTyped(page, text)
    await expect(answer(page)).toContainText(reason)
  }
  await toBs(page).getByRole('textbox').fill('1943-12-31')
  await toBs(page).getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(toBs(page).getByRole('status')).toContainText('from 1944 to 2030 AD')
})

test('numbers that are a day in both calendars are asked back, and each answer is converted', async ({
  page,
}) => {
  await openPage(page, path)
  await convertTyped(page, '2025-07-13')
  await expect(answer(page)).toContainText('13 Kartik 2025 BS or 13 July 2025 AD')
  await answer(page).getByRole('button', { name: '13 July 2025 AD' }).click()
  await expect(answer(page)).toContainText('29 Ashadh 2082')
  await expect(page).toHaveURL(path)
  await convertTyped(page, '2025-07-13')
  await answer(page).getByRole('button', { name: '13 Kartik 2025 BS' }).click()
  await expect(answer(page)).toContainText('29 October 1968')
  await expect(page).toHaveURL(`${path}#bs=2025-07-13`)
  await paste(page, ['2082-04-29', '2025-07-13', '२०२६-०१-०१'])
  await batch(page).getByRole('button', { name: 'Convert all' }).click()
  await expect(batch(page).getByRole('status')).toHaveText('1 converted, 2 not.')
  await batch(page).getByRole('button', { name: 'English dates (AD)' }).click()
  await expect(batch(page).getByRole('status')).toHaveText('All 3 converted.')
  await expect(batch(page).getByRole('row', { name: /2025-07-13/ })).toContainText('29 Ashadh 2082')
})

for (const zone of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(() => {
    test.use({ timezoneId: zone })
    test(`Today is the day in Nepal, for a visitor in ${zone} too`, { tag: '@own-context' }, async ({
      page,
    }) => {
      // Just after midnight in Nepal.
      await page.clock.setFixedTime(new Date('2025-08-13T18:20:00Z'))
      await openPage(page, path)
      await toAd(page).getByRole('button', { name: 'Today' }).click()
      await expect(answer(page)).toContainText('29 Shrawan 2082 BS is')
      await expect(answer(page)).toContainText('14 August 2025')
      await toBs(page).getByRole('button', { name: 'Today' }).click()
      await expect(toBs(page).getByRole('status')).toContainText('14 August 2025 AD is')
    })
  })
}

test('years after 2083 are marked provisional with an explanation', async ({ page }) => {
  await openPage(page, path)
  await convertTyped(page, '2084-01-01')
  await expect(answer(page)).toContainText('Provisional')
  await expect(answer(page)).toContainText('The official calendar of 2084 BS is not out yet.')
  await convertTyped(page, '2083-12-30')
  await expect(answer(page)).toContainText('13 April 2027')
  await expect(answer(page)).not.toContainText('Provisional')
})

test('Copy copies the result and says so for two seconds', { tag: '@own-context' }, async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await page.clock.install()
  await openPage(page, `${path}#bs=2082-04-29`)
  await answer(page).getByRole('button', { name: 'Copy' }).click()
  const button = answer(page).getByRole('button')
  await expect(button).toHaveText('Copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('14 August 2025')
  await page.clock.runFor(2500)
  await expect(button).toHaveText('Copy')
})

test('the address shows what was converted, adds no step of history, and opens again', async ({ page }) => {
  await openPage(page, '/')
  await openPage(page, path)
  const before = await page.evaluate(() => history.length)
  await convertTyped(page, '2082-05-01')
  await expect(page).toHaveURL(`${path}#bs=2082-05-01`)
  await toBs(page).getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page).toHaveURL(`${path}#bs=2082-05-01&ad=2025-07-13`)
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.reload()
  await arrived(page)
  await expect(answer(page)).toContainText('17 August 2025')
  await expect(toAd(page).getByRole('combobox', { name: 'Month' })).toHaveValue('5')
  await expect(toBs(page).getByRole('status')).toContainText('29 Ashadh 2082')
  await convertTyped(page, 'nothing')
  await expect(page).toHaveURL(`${path}#ad=2025-07-13`)
})

test('an address made by others is taken, and a broken one is cleaned', async ({ page }) => {
  await openPage(page, `${path}?bs=2082-04-29`)
  await expect(answer(page)).toContainText('14 August 2025')
  await expect(page).toHaveURL(`${path}#bs=2082-04-29`)
  for (const broken of ['#bs=2083-01-32', '?ad=1943-12-31', '#bs=%3Cscript%3E']) {
    await openPage(page, '/')
    await openPage(page, path + broken)
    await expect(page).toHaveURL(path)
    await expect(answer(page)).toBeEmpty()
    await expect(toAd(page).getByRole('combobox', { name: 'Day' })).toHaveValue('29')
  }
})

test('what was chosen and typed before the code of the page arrived counts', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  await toAd(page).getByRole('combobox', { name: 'Day' }).selectOption('1')
  await toAd(page).getByRole('combobox', { name: 'Year' }).selectOption('2083')
  await toBs(page).getByRole('textbox').fill('2026-11-21')
  await page.locator('[name=birth]').fill('2050-01-15')
  await expect(toAd(page).getByRole('button', { name: 'Convert' })).toBeDisabled()
  release()
  await toAd(page).getByRole('button', { name: 'Convert' }).click()
  await expect(answer(page)).toContainText('17 July 2026')
  await toBs(page).getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(toBs(page).getByRole('status')).toContainText('5 Mangsir 2083')
  await expect(page.locator('[name=birth]')).toHaveValue('2050-01-15')
})

test('5,000 lines are converted while the page stays responsive, and more are refused', async ({ page }) => {
  await openPage(page, path)
  const lines = Array.from({ length: 5000 }, (_, index) => `2082-${1 + (index % 12)}-${1 + (index % 29)}`)
  await paste(page, lines)
  await page.evaluate(() => {
    const seen = { longest: 0, progress: 0 }
    let last = performance.now()
    const tick = () => {
      const now = performance.now()
      seen.longest = Math.max(seen.longest, now - last)
      last = now
      requestAnimationFrame(tick)
    }
    new MutationObserver(() => {
      if (document.querySelector('progress')) seen.progress++
    }).observe(document.body, { childList: true, subtree: true })
    requestAnimationFrame(tick)
    Object.assign(window, { seen })
  })
  await batch(page).getByRole('button', { name: 'Convert all' }).click()
  await expect(batch(page).getByRole('status')).toHaveText('All 5,000 converted.')
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { longest: number; progress: number } }).seen,
  )
  expect(seen.progress).toBeGreaterThan(0)
  // Two cores are shared with the other tests; a page that is held up is held up for seconds.
  expect(seen.longest).toBeLessThan(1000)
  await expect(batch(page).getByRole('row')).toHaveCount(101)
  await batch(page).getByRole('button', { name: 'Show 500 more' }).click()
  await expect(batch(page).getByRole('row')).toHaveCount(601)
  await paste(page, [...lines, '2082-01-01'])
  await batch(page).getByRole('button', { name: 'Convert all' }).click()
  await expect(batch(page).getByRole('status')).toHaveText(/You pasted 5,001 lines. At most 5,000/)
})

test('the CSV opens in a spreadsheet: UTF-8 with its mark, and no cell that runs', async ({ page }) => {
  await openPage(page, path)
  await islandArrived(page, 'batch')
  await batch(page).getByRole('combobox').selectOption('English (AD) to Nepali (BS)')
  await batch(page).getByRole('textbox').fill('2025-08-14\n=HYPERLINK("http://x")')
  await batch(page).getByRole('button', { name: 'Convert all' }).click()
  const waiting = page.waitForEvent('download')
  await batch(page).getByRole('button', { name: 'Download CSV' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('converted-dates.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFFLine,Given,BS,AD,Weekday,Remark\r\n')).toBe(true)
  expect(text).toContain('\r\n1,2025-08-14,2082-04-29,2025-08-14,Thursday,\r\n')
  expect(text).toContain('\r\n2,"\'=HYPERLINK(""http://x"")",')
})

test('the keyboard alone converts a date', async ({ page }) => {
  await openPage(page, path)
  await toAd(page).getByRole('combobox', { name: 'Day' }).focus()
  await page.keyboard.press('ArrowDown')
  for (const next of ['Month', 'Year']) {
    await page.keyboard.press('Tab')
    await expect(toAd(page).getByRole('combobox', { name: next })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toContainText('15 August 2025')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript the panels show their first dates, and the article can be read', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(toAd(page).getByRole('combobox', { name: 'Day' })).toHaveValue('29')
    await expect(toBs(page).getByRole('combobox', { name: 'Year' })).toHaveValue('2025')
    const note = page.locator('noscript p')
    await expect(note).toBeVisible()
    await expect(note).toContainText('Please turn on JavaScript to convert dates.')
    await expect(page.getByRole('article')).toContainText('56 years and 8 months')
  })
})
