import type { Service } from './qr-payload.ts'

/** The ground of the card's upper part, near the colour that people know from the service's app; its text is white. */
export const serviceBands: Record<Service, { colour: string; className: string }> = {
  esewa: { colour: '#2f7d1e', className: 'bg-[#2f7d1e]' },
  khalti: { colour: '#5c2d91', className: 'bg-[#5c2d91]' },
  bank: { colour: '#1d4ed8', className: 'bg-[#1d4ed8]' },
}
