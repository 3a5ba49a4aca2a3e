import { authenticatorCode } from '../test/authenticator.ts'
import { expectNoViolations } from './axe.ts'
import type { Page } from './fixtures.ts'
import { letterTo } from './outbox.ts'
import { expect, test } from './sign-in-site.ts'
import { openPage } from './steps.ts'

test.use({ allowedTrouble: [/status of 4../] })

const codeIn = (letter: string) => /Your code:\s*(\d{6})/.exec(letter)?.[1] ?? 'no code'
const linkIn = (letter: string) => /http:\/\/localhost\S+\/confirm\?[^\s"<]+/.exec(letter)?.[0] ?? 'no link'

async function signUp(page: Page, dataDir: string, address: string, password: string) {
  await openPage(page, '/sign-up')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Full name' }).fill('Maya Gurung')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill(address)
  await main.locator('input[name=password]').fill(password)
  await main.getByRole('button', { name: 'Create the account' }).click()
  await main.getByRole('textbox', { name: 'Code' }).fill(codeIn(await letterTo(dataDir, address)))
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
}

async function signOut(page: Page) {
  await page.getByRole('banner').locator('summary[aria-label^="Account of"]').click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.locator('html[data-signed-in]')).toHaveCount(0)
}

test('AUTH-05: an account with a password, forgotten and set anew by the link of a letter', async ({
  page,
  ownSite: { dataDir },
}) => {
  await signUp(page, dataDir, 'maya@example.com', 'three words here')
  await signOut(page)
  const before = Date.now()
  await openPage(page, '/forgot-password')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('maya@example.com')
  await main.getByRole('button', { name: 'Send me the e-mail' }).click()
  await expect(main.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await page.goto(linkIn(await letterTo(dataDir, 'maya@example.com', before)).replaceAll('&amp;', '&'))
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
  await main.locator('input[name=password]').fill('four quite new words')
  await main.getByRole('button', { name: 'Save the password' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')
  await signOut(page)
  await openPage(page, '/sign-in')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('maya@example.com')
  await main.locator('input[name=password]').fill('three words here')
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main.locator('input[name=password]')).toHaveAccessibleDescription(/is wrong/)
  await main.locator('input[name=password]').fill('four quite new words')
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('AUTH-05: a second step is turned on with an app, asked for at the next sign-in, and a recovery code takes its place', async ({
  page,
  ownSite: { dataDir },
}) => {
  await signUp(page, dataDir, 'ram@example.com', 'three words here')
  await openPage(page, '/profile')
  const main = page.getByRole('main')
  const step = main.getByRole('region', { name: 'Second step' })
  await step.getByRole('button', { name: 'Turn on' }).click()
  const shown = (await step.locator('p.select-all').textContent()) ?? ''
  await step.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(shown.replaceAll(' ', '')))
  await step.getByRole('button', { name: 'Turn on' }).click()
  const codes = main.getByRole('region', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(step).toContainText('Recovery codes left: 10.')
  await signOut(page)
  await openPage(page, '/sign-in?next=/profile')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('ram@example.com')
  await main.locator('input[name=password]').fill('three words here')
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Second step')
  await main.getByRole('button', { name: 'Use a recovery code' }).click()
  await main.getByRole('textbox', { name: 'Recovery code' }).fill(first)
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(step).toContainText('Recovery codes left: 9.')
  await step.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Yes, turn it off' }).click()
  await expect(step.getByText('The second step is off.')).toBeVisible()
})

test('AUTH-05: the button behind the link of a letter signs in the browser that asked for it, once', async ({
  page,
  browser,
  origin,
  ownSite: { dataDir },
}) => {
  await openPage(page, '/sign-in')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('gita@example.com')
  await main.getByRole('button', { name: 'Send me a code and a link' }).click()
  const link = linkIn(await letterTo(dataDir, 'gita@example.com')).replaceAll('&amp;', '&')
  await page.goto(link)
  await expect(page.locator('html[data-signed-in]')).toHaveCount(0)
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
  const other = await browser.newPage({
    baseURL: origin,
    serviceWorkers: 'block',
    javaScriptEnabled: false,
  })
  await other.goto(link)
  await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'This link does not work',
  )
  await other.close()
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
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('laxmi@example.com')
  await main.getByRole('button', { name: 'Send me a code and a link' }).click()
  await main.getByRole('textbox', { name: 'Code' }).fill(codeIn(await letterTo(dataDir, 'laxmi@example.com')))
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile')
  const section = main.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const codes = main.getByRole('region', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await section.getByRole('button', { name: 'Rename Passkey' }).click()
  await section.getByRole('textbox', { name: 'Name of the passkey' }).fill('Phone of Laxmi')
  await section.getByRole('button', { name: 'Save name' }).click()
  await expect(section.getByRole('listitem')).toContainText('Phone of Laxmi')
  await expectNoViolations(page, 'a profile with a passkey')
  await signOut(page)
  await openPage(page, '/sign-in?next=/profile')
  await main.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(section.getByRole('listitem')).toContainText('Last used')
  await section.getByRole('button', { name: 'Remove Phone of Laxmi' }).click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(section).toContainText('You have none yet.')
  await expect(section.getByRole('status')).toHaveText('The passkey is removed.')
})
