import { expectNoViolations } from './axe.ts'
import type { Page } from './fixtures.ts'
import { letterTo } from './outbox.ts'
import { expect, test } from './own-site.ts'
import { openPage } from './steps.ts'

test.use({
  siteEnv: { AUTH_METHODS: 'email-otp,totp,passkey' },
  changes: '',
})

/** A phone or computer that knows its user by a fingerprint. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('AUTH-05: a passkey is added in the profile, signs in, and is removed', async ({
  page,
  ownSite: { dataDir },
}) => {
  await addDevice(page)
  await openPage(page, '/sign-in?next=/profile')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('maya@example.com')
  await main.getByRole('button', { name: 'Send me a code' }).click()
  const [, code = ''] = /Your code:\s*(\d{6})/.exec(await letterTo(dataDir, 'maya@example.com')) ?? []
  await main.getByRole('textbox', { name: 'Code' }).fill(code)
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile')
  const section = main.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const codes = main.getByRole('region', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await section.getByRole('button', { name: 'Rename Passkey' }).click()
  await section.getByRole('textbox', { name: 'Name of the passkey' }).fill('Phone of Maya')
  await section.getByRole('button', { name: 'Save name' }).click()
  await expect(section.getByRole('listitem')).toContainText('Phone of Maya')
  await expectNoViolations(page, 'a profile with a passkey')
  await page.getByRole('banner').locator('summary[aria-label^="Account of"]').click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.locator('html[data-signed-in]')).toHaveCount(0)
  await openPage(page, '/sign-in?next=/profile')
  await main.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(section.getByRole('listitem')).toContainText('Last used')
  await section.getByRole('button', { name: 'Remove Phone of Maya' }).click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(section).toContainText('You have none yet.')
  await expect(section.getByRole('status')).toHaveText('The passkey is removed.')
})
