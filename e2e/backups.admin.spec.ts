import { authenticatorCode } from '../test/authenticator.ts'
import { expect, openPanel, test } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'

test('a backup is made and downloaded; five minutes later the page of the sign-in asks for a code and leads back', async ({
  page,
}) => {
  // An operator of its own, who gets a second factor.
  await openPanel(page, '/admin/backups', 'gita')
  await page.getByRole('button', { name: 'Make a backup' }).click()
  await expect(page.getByText(/^Done: /)).toBeVisible()
  await page.getByRole('link', { name: 'Set up a second step' }).click()

  const step = page.getByRole('region', { name: 'Second step' })
  await step.getByRole('button', { name: 'Turn on' }).click()
  const secret = ((await step.locator('p.select-all').textContent()) ?? '').replaceAll(' ', '')
  await step.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret))
  await step.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  // As five minutes later.
  await page.route(/\/api\/admin-backup\?/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), factor: 'old' } })
  })
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/admin/backups')
  const confirm = page.getByRole('link', { name: 'Confirm second step' })
  await expect(confirm).toBeVisible()
  await expectNoViolations(page, 'backups on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.unrouteAll({ behavior: 'wait' })
  await confirm.click()
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/admin/backups')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download panel-/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^panel-.*\.jsonl\.gz$/)
  await expect(page.getByText(/^The download of panel-/)).toBeVisible()
  await expect(confirm).toBeHidden()
})
