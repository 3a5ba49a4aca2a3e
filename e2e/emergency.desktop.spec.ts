import { expect, test } from './fixtures.ts'
import { listenToBeacons, openPage } from './steps.ts'

const path = '/emergency-services'

test('LOG-01, LOG-03: opening and a tapped number are logged, arrive, and say nothing of the number', async ({
  page,
}) => {
  const answers: number[] = []
  const beacons = await listenToBeacons(page)
  await page.addInitScript(() => {
    // A browser without a telephone would ask which program dials.
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('[href^="tel:"]')) event.preventDefault()
    })
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/api/usage')) answers.push(response.status())
  })
  await openPage(page, path)
  await page.getByRole('link', { name: '102 Ambulance', exact: true }).click()
  await page.getByRole('link', { name: 'Call 1098 Child Helpline' }).click()
  const event = (name: string) => ({ tool_name: name, session_id: expect.any(String) as unknown })
  await expect
    .poll(() => beacons)
    .toEqual([
      { ...event('emergency-services-view'), view: { path, width: 'desktop' } },
      event('emergency-services-call'),
      event('emergency-services-call'),
    ])
  await expect.poll(() => answers).toEqual([202, 202, 202])
})

test('on paper there is the list alone: numbers in two columns, no article, no buttons', async ({ page }) => {
  await openPage(page, path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
  const number = page.getByText('01-5522266', { exact: false }).first()
  await expect(number).toBeVisible()
  await expect(page.locator('#numbers')).toHaveCSS('column-count', '2')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('EMER-01, EMER-03: without JavaScript the list is whole, calls are links, and the search is a form', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('#numbers h3').filter({ visible: true })).toHaveCount(50)
    await expect(page.getByRole('link', { name: '1145', exact: true })).toHaveAttribute('href', 'tel:1145')
    const entry = page.locator('#numbers li').filter({ hasText: 'Child Helpline' })
    await entry.locator('summary').click()
    await expect(entry.getByRole('button')).toHaveCount(0)
    // Said once, not beside each number.
    await expect(page.getByText('not test-dialled')).toHaveCount(1)
    const cyberBureau = page
      .locator('#numbers li')
      .filter({ has: page.getByRole('heading', { name: 'Cyber Bureau' }) })
    await cyberBureau.locator('summary').click()
    await expect(cyberBureau.getByRole('link', { name: '9851286770' })).toBeVisible()
    await cyberBureau.getByRole('link', { name: 'Details and sources' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Details and sources of the numbers')
    await expect(page.getByText('not test-dialled')).toHaveCount(1)
    await expect(cyberBureau.getByRole('link', { name: 'cyberbureau@nepalpolice.gov.np' })).toHaveAttribute(
      'href',
      'mailto:cyberbureau@nepalpolice.gov.np',
    )
    await page.getByRole('button', { name: 'Public services' }).click()
    await expect(page.locator('#numbers section > h2').filter({ visible: true })).toHaveText(
      'Utilities and Public Services',
    )
    await page.getByRole('searchbox').fill('हेलिकप्टर')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.locator('#numbers section > h2').filter({ visible: true })).toHaveText(
      'General Inquiries and Helicopter Rescue Services',
    )
    await expect(page.locator('#numbers h3').filter({ visible: true })).toHaveText('Simrik Air')
  })
})
