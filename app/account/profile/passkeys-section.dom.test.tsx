import { expect, test, vi } from 'vitest'
import { renderIsland, screen } from '#test/render-island.tsx'
import PasskeysSection from './passkeys-section.tsx'

const calls = vi.hoisted(() => ({
  update: vi.fn<() => Promise<object>>(),
  list: vi.fn<() => Promise<object>>(),
}))
vi.mock('#app/platform/auth/auth-result.ts', async (original) => ({
  ...(await original<object>()),
  callAuth: (call: (client: object) => unknown) => call({ passkey: { update: calls.update } }),
}))
vi.mock('#app/platform/auth/factors.ts', () => ({
  listPasskeys: calls.list,
  missingFactor: () => Promise.resolve({ value: { factorId: undefined, hasPasskey: false } }),
}))

test('a name that could not be saved stays in its form; a saved one closes it', async () => {
  const passkey = { id: 'p1', friendly_name: 'Phone', created_at: '2026-11-21T03:15:00Z' }
  calls.list.mockImplementation(() => Promise.resolve({ value: [passkey] }))
  calls.update.mockResolvedValueOnce({ failure: { code: 'offline' } })
  const { user } = renderIsland(PasskeysSection, { onCodes: () => {} })
  await user.click(await screen.findByRole('button', { name: 'Rename Phone' }))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await user.clear(field)
  await user.type(field, 'Phone of Laxmi')
  const save = screen.getByRole('button', { name: 'Save name' })
  await user.click(save)
  expect(await screen.findByText(/^You are offline\./)).toBeTruthy()
  expect(field.isConnected && field.value).toBe('Phone of Laxmi')
  calls.update.mockResolvedValueOnce({ value: passkey })
  calls.list.mockResolvedValue({ value: [{ ...passkey, friendly_name: 'Phone of Laxmi' }] })
  await user.click(save)
  expect(await screen.findByRole('button', { name: 'Rename Phone of Laxmi' })).toBeTruthy()
  expect(screen.getByText('The name is saved.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
