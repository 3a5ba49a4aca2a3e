export const en = {
  title: 'Emergency numbers',
}

export type CallRowMessages = typeof en
