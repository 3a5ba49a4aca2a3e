import type { ComponentType } from 'react'
import { langOfPath } from '#app/lib/language.ts'
import { type BankList, shownBanks } from '#app/records/banks/bank.ts'
import { builtInBanks } from '#app/records/banks/store.server.ts'
import { renderIsland, screen } from './render-island.tsx'

/** The tool as component tests use it. */
export function renderQrTool(
  QrTool: ComponentType<{ loadedBanks: BankList }>,
  { path = '/qr-builder', failure }: { path?: string } & Pick<BankList, 'failure'> = {},
) {
  const loadedBanks = { banks: shownBanks(langOfPath(path), builtInBanks), ...(failure && { failure }) }
  const { user, container } = renderIsland(QrTool, { loadedBanks }, { path })
  const field = (id: string) => {
    const input = container.querySelector<HTMLInputElement>(`#${id}`)
    if (!input) throw new Error(`No field ${id}`)
    return input
  }
  const name = field('holder-name')
  const number = () => field('holder-number')
  const described = (input: HTMLElement) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const type = async (input: HTMLInputElement, text: string) => {
    await user.clear(input)
    if (text) await user.type(input, text)
  }
  return {
    user,
    container,
    name,
    number,
    type,
    described,
    generate: screen.getByRole<HTMLButtonElement>('button', { name: /Generate QR Code|क्यूआर कोड बनाउनुहोस्/ }),
    bank: () => container.querySelector<HTMLSelectElement>('#bank'),
    choose: (service: string) => user.click(screen.getByRole('radio', { name: service })),
    code: () => container.querySelector('svg[role=img]'),
    fillIn: async () => {
      await type(name, 'Sita Sharma')
      await type(number(), '9800000001')
    },
  }
}
