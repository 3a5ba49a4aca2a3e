import { expect, test, vi } from 'vitest'
import { renderIsland, screen } from '#test/render-island.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

const calls = vi.hoisted(() => ({
  verifyFactor: vi.fn<(code: string) => Promise<object>>(() => Promise.resolve({ value: undefined })),
  verifyRecoveryCode: vi.fn<(code: string) => Promise<object>>(() => Promise.resolve({ value: undefined })),
  signInWithPasskey: vi.fn<() => Promise<object>>(() =>
    Promise.resolve({ failure: { code: 'webauthn_verification_failed' } }),
  ),
}))
vi.mock('#app/platform/auth/factors.ts', () => calls)

test('an account with a passkey and no app is asked for the passkey, and a recovery code takes its place', async () => {
  const onDone = vi.fn<() => void>()
  const missing = { factorId: undefined, hasPasskey: true }
  const { user } = renderIsland(SecondFactorForm, { missing, onDone })
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This passkey was not accepted.')
  expect(onDone).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcde-fghij')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(calls.verifyRecoveryCode).toHaveBeenCalledWith('abcde-fghij')
  expect(calls.verifyFactor).not.toHaveBeenCalled()
  expect(onDone).toHaveBeenCalledOnce()
})

test('an account with an app and no passkey is offered no passkey', () => {
  renderIsland(SecondFactorForm, { missing: { factorId: 'f1', hasPasskey: false } })
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})

test('a session that has verified a factor proves it again without a recovery code', () => {
  renderIsland(SecondFactorForm, { missing: { factorId: 'f1', hasPasskey: true }, isAgain: true })
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
})

test('a mistake in the code of the app is not said of the recovery code, and the other way round', async () => {
  const { user } = renderIsland(SecondFactorForm, { missing: { factorId: 'f1', hasPasskey: false } })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByText('Please type the six digits of the code.')).isConnected).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  expect(screen.queryByText('Please type the six digits of the code.')).toBeNull()
  const field = screen.getByRole('textbox', { name: 'Recovery code' })
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByText('Please type a code.')).isConnected).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Use the code from the app' }))
  expect(screen.queryByText('Please type a code.')).toBeNull()
})
