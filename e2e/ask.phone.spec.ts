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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ask a question' })).toBeFocused()
})

test('the home page’s box opens the same dialog, axe finds nothing in it, and it fits into 320 px', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('main').getByRole('textbox', { name: 'Ask a question' }).click()
  await expect(boxIn(page)).toBeFocused()
  await boxIn(page).fill('ambulance')
  await expect(answerIn(page).getByRole('link', { name: 'Call 102' })).toHaveAttribute('href', 'tel:102')
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
