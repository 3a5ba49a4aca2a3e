import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor, watchDownloads, within } from '#test/admin-screen.tsx'
import NewsletterScreen from './screen.tsx'

const subscriber = (name: string, delivery: object, place: object = {}) => ({
  id: name,
  email: `${name}@example.com`,
  city: null,
  country: null,
  created_at: '2026-08-01T06:00:00Z',
  unsubscribed_at: null,
  delivery: {
    state: 'none',
    delivered_at: null,
    last_error: null,
    ...delivery,
  },
  ...place,
})
const subscribers = [
  subscriber(
    'asha',
    { state: 'delivered', delivered_at: '2026-08-01T06:00:05Z' },
    { city: 'Pokhara', country: 'Nepal' },
  ),
  subscriber('bikash', { state: 'retrying', last_error: 'too-slow' }),
  subscriber('chandra', { state: 'failed', last_error: 'refused 410' }),
]

async function openNewsletter() {
  const answers = { 'GET admin-newsletter': { subscribers, total: 3 } }
  const opened = openScreen(NewsletterScreen, answers, { path: '/admin/newsletter' })
  await screen.findByRole('row', { name: /asha/ })
  return opened
}

test('the newsletter’s subscribers are listed with the state of their delivery', async () => {
  await openNewsletter()
  const row = (name: RegExp) => screen.getByRole('row', { name }).textContent
  expect(row(/asha/)).toMatch(/Pokhara.*Nepal.*Delivered/)
  expect(row(/bikash/)).toMatch(/Unknown.*Trying again.*The service took too long/)
  expect(row(/chandra/)).toMatch(/Failed.*The service refused it \(410\)/)
})

test('the newsletter’s subscribers are given out as a file for spreadsheets, and a failure is reported', async () => {
  const files = watchDownloads()
  const { user, answers } = await openNewsletter()
  answers['GET admin-newsletter/csv'] = () => new Response('email,city\r\nasha@example.com,Pokhara\r\n')
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await screen.findByText('The file is downloaded.')
  expect(files.map(({ name }) => name)).toEqual(['newsletter.csv'])
  expect(await files[0]?.text()).toBe('\uFEFFemail,city\r\nasha@example.com,Pokhara\r\n')
  answers['GET admin-newsletter/csv'] = unavailable
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect((await screen.findByText('The database does not answer')).getAttribute('role')).toBe('alert')
  expect(screen.queryByText('The file is downloaded.')).toBeNull()
})

test('a subscriber is deleted and a failed delivery made again after a question; what does not apply is not offered', async () => {
  const { user, answers, writes } = await openNewsletter()
  const buttons = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(buttons(/asha/)).toEqual(['Unsubscribe', 'Delete'])
  expect(buttons(/chandra/)).toEqual(['Send again', 'Unsubscribe', 'Delete'])
  answers['POST admin-newsletter/*/resend'] = { ok: true }
  answers['DELETE admin-newsletter/*'] = { ok: true }
  await user.click(screen.getByRole('button', { name: 'Send again: chandra@example.com' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send again' }))
  await screen.findByText('It is sent again within a minute.')
  await user.click(screen.getByRole('button', { name: 'Delete asha@example.com' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('newsletter service')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('The subscriber is deleted.')
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST admin-newsletter/chandra/resend',
    'DELETE admin-newsletter/asha',
  ])
})

test('the list is narrowed to those who left, who can only be deleted', async () => {
  const left = subscriber('asha', {}, { unsubscribed_at: '2026-08-02T06:00:00Z' })
  const answers = { 'GET admin-newsletter': { subscribers: [left], total: 1 } }
  const { user, sent, address } = openScreen(NewsletterScreen, answers, { path: '/admin/newsletter' })
  const row = await screen.findByRole('row', { name: /asha/ })
  expect(within(row).getAllByRole('button')).toHaveLength(1)
  await user.selectOptions(screen.getByLabelText('Show'), 'Unsubscribed')
  await waitFor(() => expect(sent.at(-1)?.query.state).toBe('unsubscribed'))
  expect(address()).toBe('/admin/newsletter?state=unsubscribed')
})
