export const en = {
  nameRequired: 'The name of the office is required',
  nameForm: 'A name is one line without the sign |',
  codeRequired: 'Postal code is required',
  codeForm: 'A postal code of Nepal has five digits',
  codeTaken: (office: string) => `This code already belongs to the office “${office}”`,
  districtRequired: 'Please choose a district',
  dayForm: 'Please enter a day, or leave it empty',
}

export type PostalCodeMessages = typeof en
