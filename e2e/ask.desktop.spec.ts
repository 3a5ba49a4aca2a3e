import { answerIn, boxIn, dialogIn, openAsk } from './ask-page.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test('shortcuts open it, but not while one types elsewhere, and Enter opens the page of the answer', async ({
  page,
}) => {
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
  await boxIn(page).fill('dashain')
  await expect(answerIn(page)).toContainText('Vijaya Dashami')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nepali-calendar\/20\d\d\/\d+\/\d+$/)
  await openAsk(page)
  await expect(dialogIn(page).getByText('You asked before')).toBeVisible()
  await expect(dialogIn(page).getByRole('link', { name: /^Dashain/ })).toBeVisible()
})

test('numbers that may be personal stay in the page: no request and no storage has them', async ({
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
  // Where the converter itself writes a date that is typed there: it is never sent.
  await expect(page).toHaveURL('/nepali-date-converter#bs=2052-05-01')
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
    page.getByRole('region', { name: 'What will a piece of jewellery cost?' }).getByRole('status'),
  ).toContainText('4,27,800')
  await page.goto('/foreign-exchange#currency=AUD&amount=250')
  const converter = page.getByRole('region', { name: 'Converter' })
  await expect(converter.getByLabel('Amount')).toHaveValue('250')
  await expect(converter.getByLabel('Currency')).toHaveValue('AUD')
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
    await expect(dialogIn(page).getByText(/^You are offline\. Rates and prices were stored on/)).toBeVisible()
    await boxIn(page).fill('1.5 tola')
    await expect(answerIn(page)).toContainText('NPR 4,27,800')
  })

  test('until Ask is stored, the box keeps what is typed and says why it has no answer', {
    tag: '@own-context',
  }, async ({ page, context }) => {
    await openPage(page, '/')
    await context.setOffline(true)
    const box = page.getByRole('main').getByRole('textbox', { name: 'Search or ask a question' })
    await box.pressSequentially('9841')
    await expect(page.getByText(/^You are offline, and Ask is not stored on this device yet/)).toBeVisible()
    await expect(box).toHaveValue('9841')
  })
})
