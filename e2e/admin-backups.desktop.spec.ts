import { authenticatorCode } from '../test/authenticator.ts'
import { expect, openPanel, test } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'

// A site of its own: the operator gets a second factor.
test.use({ changes: '' })

test('a backup is made and downloaded with a code', async ({ page }) => {
  await openPanel(page, '/admin/backups')
  await page.getByRole('button', { name: 'Make a backup' }).click()
  await expect(page.getByText(/^Done: /)).toBeVisible()
  await page.getByRole('button', { name: /^Download panel-/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Set up a second step' }).click()

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
  await page.goto('/admin/backups')
  await page.setViewportSize({ width: 375, height: 740 })
  await page.getByRole('button', { name: /^Download panel-/ }).click()
  await expectNoViolations(page, 'the dialog of a download on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await dialog.getByRole('textbox', { name: /Code of your/ }).fill(authenticatorCode(secret, 1))
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^panel-.*\.jsonl\.gz$/)
  await expect(page.getByText(/^The download of panel-/)).toBeVisible()
  // The list is loaded again after the download.
  await page.unrouteAll({ behavior: 'wait' })
})
