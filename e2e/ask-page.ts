import { expect, type Page } from './fixtures.ts'

export const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Search or ask a question' })
export const boxIn = (page: Page) => dialogIn(page).getByRole('textbox', { name: 'Search or ask a question' })
export const answerIn = (page: Page) => dialogIn(page).getByRole('region', { name: 'Answer' })

export async function openAsk(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Search or ask a question' }).click()
  await expect(boxIn(page)).toBeFocused()
  // The figures have come.
  await expect(dialogIn(page).getByText('Reading the latest figures')).toHaveCount(0)
}
