export const en = {
  paksha: { shukla: 'Shukla Paksha', krishna: 'Krishna Paksha' },
  sun: (sunrise: string, sunset: string) => `Sunrise ${sunrise}, sunset ${sunset} (Kathmandu)`,
  holiday: (when: string) => `Holiday ${when}`,
  festival: (when: string) => `Great festival ${when}`,
  coming: 'Next festivals and holidays',
  inDays: (days: string) => (days === '1' ? 'tomorrow' : `in ${days} days`),
}

export type DateCardMessages = typeof en
