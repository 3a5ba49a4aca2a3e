export const en = {
  offline: 'You are offline.',
  slow: 'The network is too slow at the moment.',
  copyOf: (time: string) => `This copy is of ${time}.`,
}

export type OfflineCopyMessages = typeof en
