import { answerIn, boxIn, dialogIn, openAsk } from './ask-page.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test('the magnifier opens the box on any page, and the answer stands below it while one types', async ({
  page,
}) => {
  await openPage(page, '/about')
  await openAsk(page)
  await boxIn(page).pressSequentially('1.5 tola')
  await expect(answerIn(page)).toContainText('NPR 4,27,800')
  const { y, height } = (await answerIn(page).boundingBox()) ?? { y: 0, height: 0 }
  // A keyboard leaves about 520 px of a phone's screen.
  expect(y + height).toBeLessThan(520)
  await page.keyboard.press('Escape')
  await expect(dialogIn(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search or ask a question' })).toBeFocused()
})

test('the home page’s box answers below itself, as the dialog does; axe finds nothing, and it fits into 320 px', async ({
  page,
}) => {
  await openPage(page, '/')
  const box = page.getByRole('main').getByRole('textbox', { name: 'Search or ask a question' })
  await box.fill('ambulance')
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('link', { name: 'Call 102' })).toHaveAttribute('href', 'tel:102')
  const { y, height } = (await answer.locator('p').first().boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBeLessThan(300)
  for (const question of ['250 usd', 'gold medal', 'date', 'zzzz']) {
    await box.fill(question)
    await expectNoViolations(page, question, ['[data-ask-results]'])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), question).toBe(320)
  }
})
