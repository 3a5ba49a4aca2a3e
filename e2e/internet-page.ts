import type { Page } from './fixtures.ts'

export const path = { en: '/internet-comparison', ne: '/ne/internet-comparison' } as const

/** The cards of the plans in sight, in either language. */
export const cards = (page: Page) => page.locator('#plans ~ ul > li')

export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Plans side by side' })

/** On a phone most filters are folded. */
export async function openMore(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByText('More filters').click()
}
