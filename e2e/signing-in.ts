import { expect, type Page } from './fixtures.ts'
import { openPage } from './steps.ts'

/** Leaving for Google is the one time when a page goes to another host. */
export const throughGoogle = [/other host: GET http:\/\/127\.0\.0\.1:\d+\/authorize/]

/** The stand-in for Google lets everybody in as whom this cookie says. */
export const cookieOf = (who: string) => ({
  name: 'who',
  value: who,
  url: `http://127.0.0.1:${process.env.E2E_GOOGLE_PORT ?? ''}`,
})

/** Signs in as one of the people that the stand-in for Google knows, from a page with a Sign In link. */
export async function signInAs(page: Page, who: 'sita' | 'ram' | 'unverified' | 'nobody', path = '/') {
  await page.context().addCookies([cookieOf(who)])
  await openPage(page, path)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Sign In|साइन इन)$/ })
    .click()
}

/** What opens the menu of who is signed in. */
export const account = (page: Page, name: string) =>
  page.getByRole('banner').locator(`summary[aria-label="Account of ${name}"]`)

export async function expectSignedOut(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}
