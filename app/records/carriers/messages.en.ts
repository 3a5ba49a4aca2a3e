export const en = {
  nameRequired: 'Carrier name is required',
  technologyRequired: 'Technology is required',
  prefixRequired: 'At least one prefix is required',
  prefixesTwice: 'Duplicate prefixes are not allowed',
  prefixForm: 'A prefix has three digits',
  tooManyPrefixes: 'A carrier has at most 100 prefixes',
  prefixesTaken: (prefixes: string) => `Prefix(es) ${prefixes} already used by other carriers`,
}

export type CarrierMessages = typeof en
