import { expectNoViolations } from './axe.ts'
import { expect, type Page, test } from './fixtures.ts'
import { holdBack, openPage, scripts } from './steps.ts'

const path = '/developers/date-field'

/** Opens the page and waits until its fields are at work. */
async function openFields(page: Page, address = path) {
  await openPage(page, address)
  await expect(page.locator('bs-date-field:not(:defined)')).toHaveCount(0)
}

const field = (page: Page, name: string) => page.locator(`bs-date-field[name=${name}]`)

for (const [address, theme, typed] of [
  [path, 'light', '20550123'],
  [`/ne${path}`, 'dark', '२०५५०१२३'],
] as const)
  test(`the page of the date field fits 320 and 1280 px and is accessible, shows the code that runs, and a typed birth date as both entries that its form submits, while nothing is sent: ${address}, ${theme}`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openFields(page, address)
    await test.step('the code that is shown is the code that runs', async () => {
      const html = await (await request.get(address)).text()
      const examples = page.locator('[data-live] + pre')
      await expect(examples).toHaveCount(4)
      for (const code of await examples.allTextContents()) {
        const [markup = '', script = ''] = code.split(/\n<script>\n|\n<\/script>/)
        expect(html).toContain(markup)
        expect(html).toContain(`${script}</script>`)
      }
    })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, `${width}`).toBeLessThanOrEqual(width)
      await expectNoViolations(page, `${address} ${theme} ${width}`)
    }
    // The colours of the field are those of the theme.
    const surface = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'))
      probe.style.background = 'var(--surface)'
      const inside = document.querySelector('bs-date-field')?.shadowRoot?.querySelector('[part=field]')
      return [probe, inside!].map((element) => getComputedStyle(element).backgroundColor)
    })
    expect(surface[1]).toBe(surface[0])
    await test.step('both entries of a birth date are shown, and nothing is sent', async () => {
      await field(page, 'birth').getByRole('spinbutton').first().focus()
      // The code of the month is loaded when the field is first used.
      await expect(field(page, 'birth').locator('dialog')).toHaveCount(1)
      const sent: string[] = []
      page.on('request', (asked) => sent.push(asked.url()))
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(page.locator('#birth output')).toHaveText('birth: 1998-05-06\nbirth-bs: 2055-01-23')
      expect(sent).toEqual([])
    })
    if (address === path) await test.step('each example does what it says', () => expectExamples(page))
  })

/** A day outside the next 30 is refused, digits are of the language, a required one keeps its form. */
async function expectExamples(page: Page) {
  const born = field(page, 'born').getByRole('spinbutton')
  expect(await born.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))).toEqual([
    '२०५५',
    '०१',
    '२३',
  ])
  const visit = field(page, 'visit')
  await visit.getByRole('spinbutton').first().focus()
  await page.keyboard.type('20800101')
  await expect(visit.getByText(/^The earliest possible date is /)).toBeVisible()
  expect(await visit.evaluate((element: HTMLInputElement) => element.value)).toBe('')
  const form = page.locator('#card')
  await form.getByRole('button', { name: 'Check' }).click()
  // The browser shows the message in a bubble of its own.
  await expect(form.getByRole('spinbutton', { name: 'Year' })).toBeFocused()
  expect(await field(page, 'issued').evaluate((element: HTMLInputElement) => element.validationMessage)).toBe(
    'Please enter year, month and day.',
  )
  await expect(form.locator('output')).toBeEmpty()
  await page.keyboard.type('20700101')
  await page.keyboard.press('Enter')
  await expect(form.locator('output')).toHaveText('Nothing is missing.')
  await form.getByRole('button', { name: 'Reset' }).click()
  await expect(form.locator('output')).toBeEmpty()
  await expect(form.getByRole('spinbutton', { name: 'Year' })).toHaveValue('')
}

for (const [address, label] of [
  [path, 'Date of birth'],
  [`/ne${path}`, 'जन्म मिति'],
] as const)
  test(`what was typed before the code came is kept, and nothing moves: ${address}`, async ({ page }) => {
    const release = await holdBack(page, scripts)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.getByRole('textbox', { name: label }).first().fill('2055-01-23')
    const form = page.locator('#birth')
    const height = async () => (await form.boundingBox())?.height
    const before = await height()
    release()
    await expect(page.locator('bs-date-field:not(:defined)')).toHaveCount(0)
    await form.locator('> button').click()
    await expect(form.locator('output')).toHaveText('birth: 1998-05-06\nbirth-bs: 2055-01-23')
    await page.reload()
    await expect(page.locator('bs-date-field:not(:defined)')).toHaveCount(0)
    expect(await height()).toBe(before)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the text fields stay, with their labels, and a sentence says why', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('noscript p')).toContainText('The live fields need JavaScript.')
    const birth = page.getByRole('textbox', { name: 'Date of birth' })
    await birth.fill('2055-01-23')
    await birth.press('Enter')
    // Nothing is sent, so no other page is loaded.
    await expect(page).toHaveURL(path)
    await expect(birth).toHaveValue('2055-01-23')
    // A button would do nothing.
    await expect(page.locator('[data-live] button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'जन्म मिति' })).toHaveValue('२०५५-०१-२३')
    await page.goto(`/ne${path}`)
    await expect(page.getByRole('textbox', { name: 'नागरिकता जारी मिति' })).toBeVisible()
  })
})
