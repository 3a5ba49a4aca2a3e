export const en = {
  reading: (office: string, district: string) => `post office ${office}, ${district}`,
  headReading: (district: string) => `no office of its own in the list: the head office of ${district}`,
}

export type PostalAskMessages = typeof en
