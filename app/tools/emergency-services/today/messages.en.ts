export const en = {
  title: 'Emergency numbers',
  short: { 100: 'Police', 101: 'Fire', 102: 'Ambulance', 103: 'Traffic' } as Record<string, string>,
  line: (number: string) => `Ambulance ${number}`,
}

export type CallRowMessages = typeof en
