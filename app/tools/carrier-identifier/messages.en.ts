export const en = {
  title: 'Carrier Identifier',
  subtitle: 'Identify your mobile carrier instantly',
  cardTitle: 'Enter Your Phone Number',
  hint: 'Enter any Nepali mobile number to identify its carrier',
  label: 'Phone number',
  placeholder: '98X-XXX-XXXX',
  identify: 'Identify Carrier',
  identifying: 'Identifying...',
  identifyingCarrier: 'Identifying carrier...',
  found: 'Carrier Identified',
  notFound: 'Carrier Not Found',
  notFoundReason: "The number you entered doesn't match any known Nepali carrier patterns.",
  notFoundAdvice:
    "Please check the number and try again. Make sure it's a valid 10-digit Nepali mobile number.",
  number: 'Number',
  issuedTo: 'Issued to',
  technology: 'Technology',
  withoutCountryCode: 'The country code 977 was left out; the ten digits after it were looked up.',
  shownLength: (digits: string) =>
    `The first three digits match, but the number has ${digits} digits. A mobile number in Nepal has 10.`,
  ported: 'Numbers may be carried to another network one day, so this shows whom the number was issued to.',
  privacy: 'Your number stays in this browser. It is not sent anywhere.',
  supported: 'Supported Carriers',
  loading: 'Loading carriers...',
  ended: 'No longer in service',
  prefixes: 'Prefixes',
  noScript: 'Please turn on JavaScript to identify a number. The list of carriers below works without it.',
}

export type CarrierWords = typeof en
