export const en = {
  nameRequired: 'Name is required',
  numberRequired: 'Number is required',
  numberForm:
    'A number has digits, spaces and hyphens, with at most a plus in front: 3 to 15 digits, such as 01-4261945',
  otherNumbersForm: 'Each of these numbers has 3 to 15 digits; separate them by commas',
  numberTaken: (name: string) => `This number already belongs to “${name}”`,
  emailForm: 'Please enter a valid e-mail address',
  sourcesRequired: 'Please name at least one source',
  dayRequired: 'Please enter the day on which the sources were read',
  oldNumber: {
    chip: 'Old, may not work',
    text: (general: string) =>
      `From an older list: many Valley numbers that began with 42, 43, 44 or 55 have changed. If it does not ring, call ${general}, or ask 197 for the new number.`,
  },
  notDialled: {
    chip: 'Not test-dialled',
    text: (day: string) => `Gathered from published pages on ${day}, not test-dialled.`,
  },
  generalNames: { 100: 'police', 102: 'ambulance' },
}

export type EmergencyNumberMessages = typeof en
