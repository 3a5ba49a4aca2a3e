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
}

export type EmergencyNumberMessages = typeof en
