export const en = {
  notLegal: {
    chip: 'Illegal in Nepal',
    text: 'Cryptocurrency is illegal in Nepal. Prices are for learning only.',
  },
}

export type LegalMessages = typeof en
