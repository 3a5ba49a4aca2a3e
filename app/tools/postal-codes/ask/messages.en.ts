export const en = {
  reading: (office: string, district: string) => `post office ${office}, ${district}`,
}

export type PostalAskMessages = typeof en
