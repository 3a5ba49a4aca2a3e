export const en = {
  nameRequired: 'The name of the office is required',
  nameForm: 'A name is one line without the sign |',
  codeRequired: 'Postal code is required',
  codeForm: 'A postal code of Nepal has five digits',
  codeTaken: (office: string) => `This code already belongs to the office “${office}”`,
  districtRequired: 'Please choose a district',
  dayForm: 'Please enter a day, or leave it empty',
  noOwnOffice: {
    chip: 'No own office',
    text: (place: string, district: string, code: string) =>
      `The list has no office named ${place} in ${district}. ${code} is the head office of ${district}.`,
  },
  noHeadOffice: {
    chip: 'No own head office',
    text: (district: string, former: string, code: string) =>
      `${district} was a part of ${former} until 2015. ${code} is the head office of ${former}.`,
  },
  severalPlaces: {
    chip: 'Several places',
    text: (name: string, places: string) => `More than one place is called ${name}: ${places}.`,
  },
}

export type PostalCodeMessages = typeof en
