import { expectNoViolations } from './axe.ts'
import { expect, type Page, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Ask a question' })
const boxIn = (page: Page) => dialogIn(page).getByRole('combobox', { name: 'Ask a question' })
const answerIn = (page: Page) => dialogIn(page).getByRole('region', { name: 'Answer' })

async function openAsk(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Ask a question' }).click()
  await expect(boxIn(page)).toBeFocused()
  // The figures have come.
  await expect(dialogIn(page).getByText('Reading the latest figures')).toHaveCount(0)
}

test('the magnifier opens the box on any page, and the answer stands below it while one types', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/about')
  await openAsk(page)
  await boxIn(page).pressSequentially('1.5 tola')
  await expect(answerIn(page)).toContainText('NPR 4,27,800')
  await expect(answerIn(page)).toContainText('days old')
  const { y, height } = (await answerIn(page).boundingBox()) ?? { y: 0, height: 0 }
  // A keyboard leaves about 520 px of a phone's screen.
  expect(y + height).toBeLessThan(520)
  await page.keyboard.press('Escape')
  await expect(dialogIn(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ask a question' })).toBeFocused()
})

test('shortcuts open it, but not while one types elsewhere', async ({ page }) => {
  await openPage(page, '/carrier-identifier')
  await page.getByRole('textbox').first().focus()
  await page.keyboard.type('/')
  await expect(dialogIn(page)).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(boxIn(page)).toBeFocused()
  await expect(boxIn(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(boxIn(page)).toBeFocused()
})

test('by keyboard alone: arrows choose, Enter opens, a second reading can be chosen', async ({ page }) => {
  await openPage(page, '/about')
  await page.keyboard.press('/')
  await boxIn(page).fill('4/5/2082')
  await expect(answerIn(page)).toContainText('4 Bhadra 2082')
  const options = dialogIn(page).getByRole('option')
  await expect(options.nth(1)).toContainText('Or did you mean: Monday, 5 Shrawan 2082')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  const chosen = (await options.nth(1).getAttribute('id')) ?? ''
  await expect(boxIn(page)).toHaveAttribute('aria-activedescendant', chosen)
  await boxIn(page).fill('dashain')
  await expect(answerIn(page)).toContainText('Vijaya Dashami')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nepali-calendar\/20\d\d\/\d+\/\d+$/)
})

test('a screen reader hears the answer once', async ({ page }) => {
  await openPage(page, '/about')
  await openAsk(page)
  await boxIn(page).pressSequentially('250 usd')
  const status = dialogIn(page).getByRole('status')
  await expect(status).toHaveText(/^250 USD = NPR [\d,.]+\. by the bank's buying rate/)
})

test('what is not understood has the nearest tools and examples; an example is asked by a press', async ({
  page,
}) => {
  await openPage(page, '/about')
  await openAsk(page)
  await boxIn(page).fill('gold medal')
  await expect(dialogIn(page).getByText('No answer for “gold medal”.')).toBeVisible()
  await expect(dialogIn(page).getByRole('option').first()).toHaveText('Gold & Silver Price')
  await dialogIn(page).getByRole('button', { name: 'dashain kahile' }).click()
  await expect(answerIn(page)).toContainText('Vijaya Dashami')
  await boxIn(page).fill('32 mangsir 2083')
  await expect(dialogIn(page).getByText('Mangsir 2083 has 29 days.')).toBeVisible()
})

test('the home page’s box is the same one, and takes along what was typed', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('main').getByRole('textbox', { name: 'Ask a question' }).click()
  await expect(boxIn(page)).toBeFocused()
  await boxIn(page).fill('ambulance')
  await expect(answerIn(page)).toContainText('102')
})

test('in Nepali it answers in Nepali', async ({ page }) => {
  await openPage(page, '/ne')
  await page.getByRole('banner').getByRole('link', { name: 'प्रश्न सोध्नुहोस्' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('२५० डलर')
  await expect(page.getByRole('region', { name: 'उत्तर' })).toContainText('२५० USD = रु.')
})

test('numbers that may be personal stay in the page: no request, address, history or storage has them', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await openPage(page, '/about')
  await openAsk(page)
  for (const question of ['9841234567', '2052-05-01', 'born 1995-08-17', '9841234567 usd']) {
    await boxIn(page).fill(question)
    await expect(answerIn(page)).toBeVisible()
    await answerIn(page).getByRole('button', { name: 'Copy' }).click()
  }
  await boxIn(page).fill('2052-05-01')
  await expect(answerIn(page)).toContainText('17 August 1995')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/nepali-date-converter')
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )
  for (const text of [...sent, stored]) expect(text).not.toMatch(/9841234567|2052-0?5-0?1|1995-0?8-17/)
})

test('an address with a value fills the tool: the converter of currencies and the calculator of gold', async ({
  page,
}) => {
  await page.goto('/gold-silver-price#tola=1.5')
  await expect(
    page.getByRole('region', { name: 'What will a piece cost?' }).getByRole('status'),
  ).toContainText('4,27,800')
  await page.goto('/foreign-exchange#currency=AUD&amount=250')
  const converter = page.getByRole('region', { name: 'Converter' })
  await expect(converter.getByLabel('Amount')).toHaveValue('250')
  await expect(converter.getByLabel('Currency')).toHaveValue('AUD')
})

test('answers that say nothing personal are offered again', async ({ page }) => {
  await openPage(page, '/about')
  await openAsk(page)
  await boxIn(page).fill('dashain')
  await expect(answerIn(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/nepali-calendar/)
  await openAsk(page)
  await expect(dialogIn(page).getByText('Your last answers')).toBeVisible()
  await expect(dialogIn(page).getByRole('link', { name: /^Dashain/ })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ allowedTrouble: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })
  test('without a network the last figures are answered with their day', { tag: '@own-context' }, async ({
    page,
    context,
  }) => {
    await openPage(page, '/about')
    await openAsk(page)
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await page.keyboard.press('/')
    await expect(dialogIn(page).getByText(/^No network: figures stored on/)).toBeVisible()
    await boxIn(page).fill('1.5 tola')
    await expect(answerIn(page)).toContainText('NPR 4,27,800')
  })
})

test('axe finds nothing in the dialog, and it fits into 320 px', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/about')
  await openAsk(page)
  for (const question of ['', '250 usd', 'gold medal']) {
    await boxIn(page).fill(question)
    await expectNoViolations(page, question, ['.ask-dialog'])
    await page.setViewportSize({ width: 320, height: 640 })
    const wide = dialogIn(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > 320)
        .map(({ outerHTML }) => outerHTML),
    )
    expect(await wide, question).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the box of the home page is a form that is answered', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Ask a question' }).fill('1.5 tola')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page).toHaveURL('/?q=1.5+tola')
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText('NPR 4,27,800')
    await page.getByRole('banner').getByRole('link', { name: 'Ask a question' }).click()
    await expect(page).toHaveURL('/#ask-box')
  })
})
