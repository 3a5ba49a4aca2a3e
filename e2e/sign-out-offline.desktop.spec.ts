import { expect, test } from './fixtures.ts'
import { account, expectSignedOut, signInAs, throughGoogle } from './signing-in.ts'

const trouble = [...throughGoogle, /ERR_INTERNET_DISCONNECTED/].map(({ source }) => source)
test.use({ allowedTrouble: [new RegExp(trouble.join('|'))] })

test('signing out without a network clears this browser at once, and the server hears of it later', {
  tag: '@own-context',
}, async ({ page, context }) => {
  await signInAs(page, 'sita', '/about')
  await account(page, 'Sita Sharma').click()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expectSignedOut(page)
  expect(await page.evaluate(() => localStorage.getItem('chautari-auth'))).toBeNull()
  const cookies = async () =>
    (await context.cookies()).filter(({ name }) => name === 'chautari-session').length
  expect(await cookies()).toBe(1)
  const signOut = page.waitForResponse((response) => response.url().includes('/auth/v1/logout'))
  await context.setOffline(false)
  expect((await signOut).status()).toBe(204)
  await expect.poll(cookies).toBe(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chautari-leaving'))).toBeNull()
  await page.reload()
  await expectSignedOut(page)
})
