import { expectNoViolations } from './axe.ts'
import { mockAuthApi, refusal, sessionOf, userOf } from './mock-auth-api.ts'
import { expect, test } from './sign-in-site.ts'
import { openPage } from './steps.ts'

// Refused calls are what this is about. One for all: Playwright takes a list of several for something else.
test.use({ allowedTrouble: [/status of (4..|503)|ERR_FAILED|failed: POST/] })

test('AUTH-05, AUTH-06: a password in words: wrong, without a server, then right, and the second step', async ({
  page,
}) => {
  const calls = await mockAuthApi(page, {
    'POST token password': [
      refusal(400, 'invalid_credentials'),
      { status: 503, json: {} },
      { json: sessionOf({ hasFactor: true }) },
    ],
    'GET user': [{ json: userOf({ hasFactor: true }) }],
    'GET passkeys': [{ json: [] }],
    'POST factors/22222222-2222-4222-8222-222222222222/challenge': [
      { json: { id: '33333333-3333-4333-8333-333333333333', type: 'totp', expires_at: 1 } },
    ],
    'POST factors/22222222-2222-4222-8222-222222222222/verify': [
      refusal(422, 'mfa_verification_failed'),
      { json: sessionOf({ hasFactor: true, aal: 'aal2' }) },
    ],
  })
  await page.setViewportSize({ width: 320, height: 740 })
  await openPage(page, '/sign-in?next=/about')
  const main = page.getByRole('main')
  for (const way of ['Google', 'your organisation']) {
    await expect(main.getByRole('button', { name: `Continue with ${way}` })).toBeEnabled()
  }
  const email = main.getByRole('textbox', { name: 'E-mail address' })
  const password = main.getByLabel('Password', { exact: true }).and(page.locator('input[name=password]'))
  const send = main.getByRole('button', { name: 'Sign in', exact: true })
  await send.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please type an e-mail address, such as sita@example.com.')
  await email.fill('maya@example.com')
  await password.fill('not this one')
  await send.click()
  await expect(password).toHaveAccessibleDescription('The address or the password is wrong.')
  await expect(password).toBeFocused()
  await main.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await main.getByRole('button', { name: 'Hide password' }).click()
  await expectNoViolations(page, 'a wrong password')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await password.press('Enter')
  await expect(main.getByRole('alert').filter({ hasText: 'The server is not answering' })).toBeVisible()
  await expect(password).toHaveValue('not this one')
  await send.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Second step')
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoViolations(page, 'the second step')
  await main.getByRole('textbox', { name: 'Code' }).fill('१२३ ४५६')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/This code is wrong/)
  await main.getByRole('button', { name: 'Use a recovery code' }).click()
  await main.getByRole('textbox', { name: 'Recovery code' }).fill('abcde-fghij')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/about')
  const codes = calls.filter(({ call }) => call.endsWith('/verify')).map(({ body }) => body)
  expect(codes).toMatchObject([{ code: '123456' }, { code: 'abcde-fghij' }])
})

test('AUTH-05: a code by e-mail, in Nepali, typed where it is asked for', async ({ page }) => {
  const calls = await mockAuthApi(page, {
    'POST otp': [{ json: {} }, { json: {} }],
    'POST verify': [refusal(403, 'otp_expired'), { json: sessionOf() }],
    'GET user': [{ json: userOf() }],
  })
  await openPage(page, '/ne/sign-in')
  const main = page.getByRole('main')
  const email = main.getByRole('textbox', { name: 'इमेल ठेगाना' })
  const send = main.getByRole('button', { name: 'कोड र लिङ्क पठाउनुहोस्' })
  const code = main.getByRole('textbox', { name: 'कोड' })
  await email.fill('mya@example.com')
  await send.click()
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/mya@example\.com मा इमेल/)
  await main.getByRole('button', { name: 'अर्को ठेगाना' }).click()
  await expect(email).toHaveValue('mya@example.com')
  await email.fill('maya@example.com')
  await send.click()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(main.getByRole('button', { name: /सेकेन्डपछि फेरि पठाउन मिल्छ/ })).toBeVisible()
  await code.fill('123456')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/कोड वा लिङ्क मिलेन/)
  await code.fill('654321')
  await code.press('Enter')
  await expect(page).toHaveURL('/ne')
  expect(calls.map(({ body }) => body)).toMatchObject([
    { email: 'mya@example.com' },
    { email: 'maya@example.com', code_challenge_method: 's256' },
    { type: 'email', email: 'maya@example.com', token: '123456' },
    { token: '654321' },
  ])
})

test('AUTH-05, AUTH-08: a forgotten password: a spent link, a code, a weak password, and a new one', async ({
  page,
}) => {
  await mockAuthApi(page, {
    'POST recover': [{ json: {} }],
    'POST verify': [{ json: sessionOf() }],
    'GET user': [{ json: userOf() }],
    'PUT user': [
      refusal(422, 'weak_password', { weak_password: { reasons: ['characters'] } }),
      { json: userOf() },
    ],
  })
  await openPage(page, '/forgot-password?error=access_denied&error_code=otp_expired&error_description=x')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('The link did not work.')
  await expect(page).toHaveURL('/forgot-password')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('maya@example.com')
  await main.getByRole('button', { name: 'Send me the e-mail' }).click()
  await main.getByRole('textbox', { name: 'Code' }).fill('123456')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
  const password = main.locator('input[name=password]')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await password.fill('short')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/needs at least 8 characters/)
  await password.fill('onlyletters')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Mix letters with digits, symbols or spaces/)
  await password.fill('three words here')
  await password.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')
})

test('AUTH-05, PROF-01: the profile turns the second step on, shows recovery codes once, and unlinks a way', async ({
  page,
}) => {
  const secret = 'JBSWY3DPEHPK3PXP'
  const qr_code =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h3v3H0z" fill="#000"/></svg>'
  await mockAuthApi(page, {
    'GET user': [{ json: userOf() }],
    'GET sessions': [{ json: { sessions: [] } }],
    'POST factors': [
      { json: { id: 'f1', type: 'totp', totp: { secret, qr_code, uri: 'otpauth://totp/x' } } },
    ],
    'POST factors/f1/challenge': [{ json: { id: 'c1', type: 'totp', expires_at: 1 } }],
    'POST factors/f1/verify': [{ json: sessionOf({ hasFactor: true, aal: 'aal2' }) }],
    'GET factors/recovery-codes': [{ json: { remaining: 10 } }],
    'POST factors/recovery-codes': [{ json: { codes: ['abcde-fghij', 'klmno-pqrst'] } }],
    [`DELETE user/identities/${userOf().id}`]: [refusal(422, 'single_identity_not_deletable')],
  })
  await page.addInitScript(
    (session) => localStorage.setItem('chautari-auth', session),
    JSON.stringify(sessionOf()),
  )
  await openPage(page, '/profile')
  const main = page.getByRole('main')
  const ways = main.getByRole('region', { name: 'Ways to sign in' })
  await ways.getByRole('button', { name: 'Unlink Google' }).click()
  await expect(ways.getByRole('alert')).toContainText('This is the only way to sign in to your account.')
  const step = main.getByRole('region', { name: 'Second step' })
  await step.getByRole('button', { name: 'Turn on' }).click()
  await expect(step.getByRole('img', { name: 'QR code for your app' })).toHaveJSProperty('complete', true)
  await expect(step).toContainText('JBSW Y3DP EHPK 3PXP')
  await step.getByRole('textbox', { name: 'Code' }).fill('123456')
  // Else a field may lie under the head of the page, and what is left of it is too small a target.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoViolations(page, 'a profile with everything on')
  await step.getByRole('button', { name: 'Turn on' }).click()
  const codes = main.getByRole('region', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveText(['abcde-fghij', 'klmno-pqrst'])
  await expect(step).toBeHidden()
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('chautari-recovery-codes.txt')
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(codes).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Second step' })).toBeVisible()
})
