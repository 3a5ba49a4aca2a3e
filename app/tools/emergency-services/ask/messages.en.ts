export const en = {
  number: (number: string) => `Call ${number}`,
}

export type EmergencyAskMessages = typeof en
