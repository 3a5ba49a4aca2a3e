import { expect, test } from './fixtures.ts'
import { account, cookieOf, expectSignedOut, signInAs, throughGoogle } from './signing-in.ts'
import { arrived, holdBack, scripts } from './steps.ts'

test.use({ allowedTrouble: throughGoogle })

const flag = () => sessionStorage.getItem('pending_admin_redirect')

test('AUTH-01, AUTH-03, SHELL-03, SHELL-04: in through Google, over a reload and two tabs, and out of both', async ({
  page,
  context,
}) => {
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(request.url()))
  await page.goto('/about')
  await expectSignedOut(page)
  expect(chunks.filter((url) => /\/(client|account-menu)-/.test(url))).toEqual([])
  await signInAs(page, 'sita', '/about')
  // Back at the root, with nothing of it left in the address.
  await expect(account(page, 'Sita Sharma')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(flag)).toBe('true')
  const stored = await page.evaluate(() => localStorage.getItem('chautari-auth') ?? '')
  expect(JSON.parse(stored)).toMatchObject({ refresh_token: 'kept-in-a-cookie', token_type: 'bearer' })
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'chautari-session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.reload()
  await account(page, 'Sita Sharma').click()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  await expect(banner.getByRole('link', { name: 'My Profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account(page, 'Sita Sharma')).toBeFocused()
  const second = await context.newPage()
  await second.goto('/privacy')
  await expect(account(second, 'Sita Sharma')).toBeVisible()
  await account(page, 'Sita Sharma').press('Enter')
  await banner.getByRole('button', { name: 'Sign Out' }).click()
  await expectSignedOut(page)
  await expectSignedOut(second)
  expect(await page.evaluate(flag)).toBeNull()
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name === 'chautari-session'))
    .toEqual([])
})

test('AUTH-03: two tabs whose tokens end at the same moment both stay signed in', async ({
  page,
  context,
}) => {
  await signInAs(page, 'sita')
  await expect(account(page, 'Sita Sharma')).toBeVisible()
  const second = await context.newPage()
  // The token that is stored is over: each tab refreshes it as soon as it opens.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('chautari-auth') ?? '{}') as { expires_at: number }
    stored.expires_at = Math.floor(Date.now() / 1000) - 10
    localStorage.setItem('chautari-auth', JSON.stringify(stored))
  })
  // No tab is answered before both have asked with the same cookie.
  const statuses: number[] = []
  const both = Promise.withResolvers<void>()
  let asking = 0
  await context.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    asking += 1
    if (asking === 2) both.resolve()
    await both.promise
    const answer = await route.fetch()
    statuses.push(answer.status())
    await route.fulfill({ response: answer })
  })
  await Promise.all([page.reload(), second.goto('/about')])
  await expect.poll(() => statuses).toEqual([200, 200])
  await expect(account(page, 'Sita Sharma')).toBeVisible()
  await expect(account(second, 'Sita Sharma')).toBeVisible()
})

test('AUTH-01: an address that Google has not verified is refused in words, and a no at Google without', async ({
  page,
}) => {
  await signInAs(page, 'unverified', '/ne')
  const dialog = page.getByRole('dialog', { name: 'साइन इन' })
  await expect(dialog).toContainText('गुगलले प्रमाणित गरेको छैन')
  await expect(page).toHaveURL('/ne')
  await dialog.getByRole('button', { name: 'बन्द गर्नुहोस्' }).click()
  await page.goto('/admin')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Google has not verified')
  await signInAs(page, 'nobody')
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('SHELL-04, AUTH-01: a press of Sign In before the page’s code has arrived leads to the page with the Google button', async ({
  page,
  context,
}) => {
  await context.addCookies([cookieOf('ram')])
  const release = await holdBack(page, scripts)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/sign-in')
  const google = page.getByRole('main').getByRole('button', { name: 'Continue with Google' })
  await expect(google).toBeDisabled()
  // Nothing of what is off.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  release()
  await arrived(page)
  await google.click()
  await expect(account(page, 'राम थापा')).toBeVisible()
  await expect(page).toHaveURL('/')
})
