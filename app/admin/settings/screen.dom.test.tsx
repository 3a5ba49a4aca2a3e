import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import SettingsScreen from './screen.tsx'

const read = '2026-08-01T00:00:00.000Z'
const stored = (key: string, value: object) => ({ key, value, updated_at: read })
const settings = [
  stored('adsense_config', { enabled: true, client_id: 'ca-pub-1234567890123456', slot_id: '1234567890' }),
]

async function openSettings() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const saved: Record<string, object> = {}
  const answers: Parameters<typeof openScreen>[1] = {
    'GET admin-settings': { settings },
    'PUT admin-settings': ({ body }: { body: unknown }) => {
      const { key, value } = body as { key: string; value: object }
      saved[key] = { ...saved[key], ...value }
      return { setting: stored(key, saved[key]) }
    },
  }
  const opened = openScreen(SettingsScreen, answers, { path: '/admin/settings' })
  await screen.findByRole('region', { name: 'Settings Status' })
  return opened
}

const saveButton = () => screen.getByRole('button', { name: /^(Save Changes|Saving\.\.\.|Saved!|Error!)$/ })
const part = (name: string) => within(screen.getByRole('region', { name }))
const keysOf = (sent: readonly { body: unknown }[]) => sent.map(({ body }) => (body as { key: string }).key)
const status = () => screen.getByRole('region', { name: 'Settings Status' }).textContent

test('ADM-15, ADM-23: where the settings cannot be loaded the form shows the defaults and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answers: Parameters<typeof openScreen>[1] = { 'GET admin-settings': unavailable }
  const { user, fill } = openScreen(SettingsScreen, answers, { path: '/admin/settings' })
  expect(await screen.findByText('The database does not answer')).toBeTruthy()
  const name = screen.getByLabelText<HTMLInputElement>('Site name (required)')
  expect(name.value).toBe('Chautari')
  await fill(name, 'Pasal')
  answers['GET admin-settings'] = { settings }
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByText('The database does not answer')).toBeNull())
  expect(status()).toMatch(/AdSense.*Enabled.*Analytics.*Disabled.*Site.*Live/)
  // What was typed in the meantime stays.
  expect(name.value).toBe('Pasal')
})

test('ADM-15, ADM-22: a save sends one key after another; what is wrong in one is beside its field, and the others are saved', async () => {
  const { user, fill, writes } = await openSettings()
  await fill(screen.getByRole('textbox', { name: 'Meta description' }), 'Free tools')
  expect(screen.getByText('10/160 characters (recommended)')).toBeTruthy()
  const maintenance = part('Maintenance Mode')
  await user.click(maintenance.getByLabelText('Maintenance mode is on'))
  expect(maintenance.getByText(/all visitors see the maintenance message except admin users/)).toBeTruthy()
  const colour = screen.getByRole('textbox', { name: 'Primary colour' })
  await fill(colour, '#777777')
  await user.click(saveButton())
  expect(saveButton().textContent).toBe('Error!')
  expect(screen.getByRole('textbox', { name: 'Primary colour', description: /4\.5:1 is needed/ })).toBe(
    colour,
  )
  await waitFor(() => expect(document.activeElement).toBe(colour))
  expect(keysOf(writes())).toEqual(['adsense_config', 'seo_config', 'analytics_config', 'maintenance_mode'])
  expect(part('Site Branding').getByText('Error!')).toBeTruthy()
  expect(part('SEO').getByText('Saved!')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toMatch(/^Site Branding: Some fields cannot be saved yet/)
  await fill(colour, '#1d4ed8')
  await user.click(saveButton())
  await screen.findByRole('button', { name: 'Saved!' })
  expect(keysOf(writes().slice(4))).toEqual([
    'adsense_config',
    'seo_config',
    'site_config',
    'analytics_config',
    'maintenance_mode',
  ])
  expect(status()).toMatch(/Site.*Maintenance/)
})

test('ADM-15, ADM-22: over a text that another operator saved both versions are shown, and the other keys are saved', async () => {
  const { user, fill, answers, writes } = await openSettings()
  await fill(screen.getByRole('textbox', { name: 'Meta description' }), 'Free tools')
  const saves = answers['PUT admin-settings'] as (sent: { body: unknown }) => object
  answers['PUT admin-settings'] = (sent) => {
    if ((sent.body as { key: string }).key !== 'seo_config') return saves(sent)
    const current = stored('seo_config', { description: 'Theirs' })
    return Response.json({ error: 'Changed', current }, { status: 409 })
  }
  await user.click(saveButton())
  const versions = await screen.findByRole('region', { name: 'Two versions' })
  expect(versions.textContent).toMatch(/Free tools.*Theirs/)
  await screen.findByRole('button', { name: 'Error!' })
  expect(writes()).toHaveLength(5)
  expect(screen.getByRole('alert').textContent).toBe('SEO: Changed')
  expect(part('SEO').getByText('Error!')).toBeTruthy()
  for (const name of ['AdSense', 'Site Branding', 'Analytics', 'Maintenance Mode'])
    expect(part(name).getByText('Saved!')).toBeTruthy()
  await user.click(within(versions).getByRole('radio', { name: /^Yours/ }))
  answers['PUT admin-settings'] = saves
  await user.click(saveButton())
  await screen.findByRole('button', { name: 'Saved!' })
  expect(writes()[6]?.body).toMatchObject({ key: 'seo_config', value: { description: 'Free tools' } })
})

test('ADM-15, ADM-21: what is typed while a save is under way stays, and an address that is none is refused at its list', async () => {
  const { user, fill, answers, writes } = await openSettings()
  const tagline = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tagline' })
  await fill(tagline, 'Sent')
  const saves = answers['PUT admin-settings'] as (sent: { body: unknown }) => object
  answers['PUT admin-settings'] = (sent) => {
    if ((sent.body as { key: string }).key === 'site_config')
      fireEvent.change(tagline, { target: { value: 'Typed later' } })
    return saves(sent)
  }
  await user.click(saveButton())
  await screen.findByRole('button', { name: 'Saved!' })
  expect(tagline.value).toBe('Typed later')
  const addresses = screen.getByRole('textbox', { name: 'Allowed addresses and networks' })
  await fill(addresses, '203.0.113.7')
  await fill(addresses, 'everybody')
  await user.click(saveButton())
  await waitFor(() => expect(addresses.getAttribute('aria-invalid')).toBe('true'))
  expect(keysOf(writes().slice(5))).not.toContain('maintenance_mode')
})
