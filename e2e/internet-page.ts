import type { Page } from './fixtures.ts'

export const path = { en: '/internet-comparison', ne: '/ne/internet-comparison' } as const

/** The rows of the plans in sight, in either language. */
export const rows = (page: Page) => page.locator('#plans ~ table > tbody > tr')

export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Plans side by side' })

/** On a phone most filters are folded. */
export const openMore = (page: Page) => page.locator('search summary').click()
