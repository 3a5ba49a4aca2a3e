import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test('GOLD-04, SHELL-15: by keyboard, in Nepali digits, a piece is reckoned step by step and nothing is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/ne/gold-silver-price')
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => {
    // Code of parts further down may still come: the same for everybody.
    if (!new URL(request.url()).pathname.startsWith('/assets/')) sent.push(request.url())
  })
  const tool = page.getByRole('region', { name: 'गहनाको कति पर्ला?' })
  const { keyboard } = page
  await tool.locator('summary').focus()
  await keyboard.press('Enter')
  await expect(tool.getByRole('button', { name: 'हिसाब गर्नुहोस्' })).toBeEnabled()
  await tool.getByLabel('तोला', { exact: true }).focus()
  await keyboard.press('Enter')
  await expect(tool.getByLabel('तोला', { exact: true })).toBeFocused()
  await expect(tool.getByText('तौल लेख्नुहोस्।')).toBeVisible()
  await keyboard.type('१')
  await keyboard.press('Tab')
  await keyboard.type('८')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('३,००,०००')
  await keyboard.press('Tab')
  await keyboard.type('पाँच')
  await keyboard.press('Enter')
  await expect(tool.getByLabel('जर्ती, %')).toBeFocused()
  await expect(tool.getByText('सङ्ख्या लेख्नुहोस्, जस्तै २ वा २.५।')).toBeVisible()
  await keyboard.press('Control+A')
  await keyboard.type('५')
  await keyboard.press('Enter')
  const bill = tool.getByRole('status')
  await expect(bill).toContainText('रु. ४,७२,५००')
  // It stands below the form, and comes into sight by itself.
  await expect(bill.getByText('रु. ४,७२,५००').first()).toBeInViewport()
  await expect(bill).toContainText('१.५ तोला × रु. ३,००,०००')
  await expect(bill).toContainText('०.०७५ तोला × रु. ३,००,०००')

  await tool.getByLabel('तोला, आना, लाल').focus()
  await keyboard.press('ArrowDown')
  await expect(tool.getByLabel('तोला', { exact: true })).toBeHidden()
  await tool.getByLabel('ग्राम', { exact: true }).and(page.getByRole('textbox')).fill('11.664')
  await keyboard.press('Enter')
  await expect(bill).toContainText('११.६६४ ग्राम')
  expect(sent).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectNoViolations(page, 'a bill', ['#jewellery'])
})
