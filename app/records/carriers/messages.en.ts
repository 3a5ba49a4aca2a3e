export const en = {
  nameRequired: 'Carrier name is required',
  technologyRequired: 'Technology is required',
  prefixRequired: 'At least one prefix is required',
  prefixesTwice: 'Duplicate prefixes are not allowed',
  prefixForm: 'A prefix has three digits',
  tooManyPrefixes: 'A carrier has at most 100 prefixes',
  prefixesTaken: (prefixes: string) => `Prefix(es) ${prefixes} already used by other carriers`,
  serviceEnded: { chip: 'No longer in service', text: 'No longer in service: the number may not work.' },
  issuedTo: {
    chip: 'Operator that issued it',
    text: 'This operator issued the numbers that begin so. They cannot be moved to another network in Nepal yet (as of mid-2026).',
  },
  wrongLength: {
    chip: (digits: string) => `${digits} digits, not 10`,
    text: (digits: string) =>
      `The first three digits match, but the number has ${digits} digits. A mobile number in Nepal has 10.`,
  },
}

export type CarrierMessages = typeof en
